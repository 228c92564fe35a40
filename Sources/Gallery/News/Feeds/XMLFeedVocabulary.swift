/// The meaning of the elements of RSS, RDF and Atom.
enum XMLFeedVocabulary {
  /// A part of an entry that is read from an element's text.
  enum Field {
    case id, guid, title, link, summary, content, published, updated
  }

  /// Whether the element can be the root of a feed.
  static func isRoot(_ name: String) -> Bool { ["rss", "RDF", "feed"].contains(name) }

  /// Whether the element is an entry.
  static func isEntry(_ name: String) -> Bool { ["item", "entry"].contains(name) }

  /// The field of an element; `nil` if the reader does not need it.
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

  /// The rank of a link's relation; the lowest is nearest to the article.
  static func rank(ofRelation relation: String?) -> Int {
    switch relation?.lowercased() {
    case nil, "", "alternate": 0
    case "related", "via": 1
    case "self": 2
    default: 3
    }
  }
}
