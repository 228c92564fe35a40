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
