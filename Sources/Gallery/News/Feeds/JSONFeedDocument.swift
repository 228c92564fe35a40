import Foundation

/// The parts of a JSON Feed, version 1 or 1.1, that the reader needs.
///
/// A field of the wrong type, or a text with an unpaired surrogate, counts as missing, so that one
/// bad item does not affect the others.
struct JSONFeedDocument: Decodable {
  let version: String
  let title: String?
  let items: [Item]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(String.self, forKey: .version)
    title = try? fields.decode(String.self, forKey: .title)
    items = try fields.decode([Item].self, forKey: .items)
  }

  private enum CodingKeys: CodingKey {
    case version, title, items
  }

  struct Item: Decodable {
    private var entry = FeedEntry()
    private var links: [String] = []

    init(from decoder: any Decoder) throws {
      guard let fields = try? decoder.container(keyedBy: Field.self) else { return }
      func text(_ field: Field) -> String { (try? fields.decode(String.self, forKey: field)) ?? "" }
      let content = text(.contentText)
      entry.id = (try? fields.decode(Int.self, forKey: .id)).map { "\($0)" } ?? text(.id)
      entry.title = PlainText.asHTML(text(.title))
      entry.summary = PlainText.asHTML(text(.summary))
      entry.content = content.isEmpty ? text(.contentHTML) : PlainText.asHTML(content)
      entry.published = FeedDate.parse(text(.published))
      entry.updated = FeedDate.parse(text(.modified))
      links = [text(.url), text(.externalURL)]
    }

    /// The entry, with links resolved against the feed's address.
    func entry(relativeTo address: URL?) -> FeedEntry {
      var entry = self.entry
      for (rank, link) in links.enumerated() {
        entry.offerLink(link, relativeTo: address, rank: rank)
      }
      return entry
    }
  }

  private enum Field: String, CodingKey {
    case id, title, summary, url
    case externalURL = "external_url"
    case contentText = "content_text"
    case contentHTML = "content_html"
    case published = "date_published"
    case modified = "date_modified"
  }
}
