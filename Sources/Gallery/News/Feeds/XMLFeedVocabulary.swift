/// What the elements of RSS, RDF and Atom mean to the reader.
enum XMLFeedVocabulary {
  /// A part of an entry that is read from an element's text.
  enum Field {
    case id, guid, title, link, summary, content, published, updated
  }

  /// Whether the element can be the root of a feed.
  static func isRoot(_ name: String) -> Bool { ["rss", "RDF", "feed"].contains(name) }

  /// Whether the element is an entry.
  static func isEntry(_ name: String) -> Bool { ["item", "entry"].contains(name) }

  /// The field that the element holds; `nil` if it is not of interest.
  static func field(_ element: XMLFeedElement) -> Field? {
    switch (element.vocabulary, element.name) {
    case (.core, "title"): .title
    case (.core, "id"): .id
    case (.core, "guid"): .guid
    case (.core, "link"): .link
    case (.core, "description"), (.core, "summary"): .summary
    case (.core, "content"), (.content, "encoded"): .content
    case (.core, "pubDate"), (.core, "published"), (.core, "issued"), (.dublinCore, "date"):
      .published
    case (.core, "updated"), (.core, "modified"): .updated
    default: nil
    }
  }

  /// How near a link comes to the article itself; the lowest is the best.
  static func rank(ofRelation relation: String?) -> Int {
    switch relation?.lowercased() {
    case nil, "", "alternate": 0
    case "related", "via": 1
    case "self": 2
    default: 3
    }
  }
}

/// An element that is open, as far as its meaning depends on it.
struct XMLFeedElement {
  /// The sets of element names that matter, by namespace.
  enum Vocabulary {
    case core, content, dublinCore, foreign
  }

  let name: String
  let vocabulary: Vocabulary
  let isAtom: Bool

  /// Places an element by its namespace, or by its prefix where a feed forgot to declare it.
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
