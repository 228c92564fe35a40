/// A language in which news can be read.
public struct Language: Equatable, Hashable, Codable, Sendable, Identifiable {
  /// The language's tag, such as `en` or `pt-BR`.
  package var code: String

  /// The language's own name for itself, such as `Deutsch`.
  package var name: String

  /// The code, which is unique.
  public var id: String { code }

  package init(code: String, name: String) { (self.code, self.name) = (code, name) }
}

extension Language {
  /// The languages that have a bundled feed.
  package static let bundled: [Language] = {
    guard let data = BundledDocuments.data(named: "languages") else { return [] }
    let document = FeedDocument(data: data, name: FeedSource.bundledLanguages.name)
    return (try? FeedReader().languages(in: document)) ?? []
  }()
}
