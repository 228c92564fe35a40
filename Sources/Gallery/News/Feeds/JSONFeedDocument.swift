import Foundation

/// The parts of a JSON Feed, version 1 or 1.1, that the reader needs.
///
/// An item's field of the wrong type counts as missing, so that one bad item does not affect the
/// others.
struct JSONFeedDocument: Decodable {
  let version: String
  let title: String?
  let items: [Item]

  struct Item: Decodable {
    private var entry = FeedEntry()
    private var links: [String] = []

    init(from decoder: any Decoder) throws {
      guard let fields = try? decoder.container(keyedBy: Field.self) else { return }
      func text(_ field: Field) -> String { (try? fields.decode(String.self, forKey: field)) ?? "" }
      let content = text(.content_text)
      entry.id = (try? fields.decode(Int.self, forKey: .id)).map { "\($0)" } ?? text(.id)
      entry.title = PlainText.asHTML(text(.title))
      entry.summary = PlainText.asHTML(text(.summary))
      entry.content = content.isEmpty ? text(.content_html) : PlainText.asHTML(content)
      entry.published = FeedDate.parse(text(.date_published))
      entry.updated = FeedDate.parse(text(.date_modified))
      links = [text(.url), text(.external_url)]
    }

    /// The entry, with links resolved against the feed's address.
    func entry(relativeTo address: URL?) -> FeedEntry {
      var entry = self.entry
      for link in links { entry.offerLink(link, relativeTo: address) }
      return entry
    }
  }

  /// The fields of an item, by their names in the format.
  private enum Field: CodingKey {
    case id, title, summary, url, external_url, content_text, content_html
    case date_published, date_modified
  }
}
