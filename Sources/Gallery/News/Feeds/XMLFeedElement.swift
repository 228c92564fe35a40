/// The name and the namespace of an open element.
struct XMLFeedElement {
  /// The relevant sets of element names, by namespace.
  enum Vocabulary {
    case core, content, dublinCore, foreign
  }

  let name: String
  let vocabulary: Vocabulary
  let isAtom: Bool

  /// Finds the vocabulary by the namespace, or by the prefix if the feed does not declare it.
  init(name: String, namespace: String?, qualifiedName: String?, root: String?) {
    self.name = name
    let prefix = qualifiedName.flatMap { $0.contains(":") ? $0.prefix { $0 != ":" } : nil }
    isAtom = Self.atom.contains(namespace ?? "") || (namespace ?? "" == "" && prefix == "atom")
    vocabulary =
      switch (namespace ?? "", prefix) {
      case ("", nil), ("", "atom"): .core
      case (let namespace, _) where namespace == root && !namespace.isEmpty: .core
      case (let namespace, _) where Self.atom.contains(namespace) || Self.rss.contains(namespace):
        .core
      case ("http://purl.org/rss/1.0/modules/content/", _), ("", "content"): .content
      case ("http://purl.org/dc/elements/1.1/", _), ("", "dc"): .dublinCore
      default: .foreign
      }
  }

  private static let atom: Set<String> = [
    "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#",
  ]
  private static let rss: Set<String> = [
    "http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/",
  ]
}
