import Foundation

/// An entry while it is read: the fields of a feed from which an article is made.
///
/// The texts are HTML.
struct FeedEntry {
  var id = ""
  var title = ""
  var summary = ""
  var content = ""
  var published: Date?
  var updated: Date?
  private var link: URL?
  private var permanentLink: URL?
  private var otherAddress: String?

  /// Offers a link; the first web address is kept.
  ///
  /// Only web addresses are links, because readers open them. The first other address is kept as
  /// text.
  mutating func offerLink(_ text: String, relativeTo base: URL?) {
    let text = PlainText.cleaned(text)
    guard !text.isEmpty, let url = URL(short: text, relativeTo: base) else { return }
    if ["http", "https"].contains(url.scheme?.lowercased()) {
      link = link ?? url
    } else if url.scheme != nil {
      otherAddress = otherAddress ?? PlainText.shortened(text, to: 200)
    }
  }

  /// Takes the text of an element of RSS or Atom; of repeated elements, the first with text counts.
  mutating func take(
    _ html: String, of element: String, _ attributes: [String: String], relativeTo base: URL?
  ) {
    switch element {
    case "title": if title.isEmpty { title = html }
    case "description", "summary": if summary.isEmpty { summary = html }
    case "content", "content:encoded": if content.isEmpty { content = html }
    case "pubDate", "published", "dc:date": published = published ?? FeedDate.parse(html)
    case "updated": updated = updated ?? FeedDate.parse(html)
    case "link": offerLink(PlainText.fromHTML(html), relativeTo: base)
    case "id", "guid":
      id = PlainText.fromHTML(html)
      // An identifier that is a permanent web address is the link, if there is no other.
      let isLink = element == "guid" && attributes["isPermaLink"] != "false"
      if isLink, id.hasPrefix("http") { permanentLink = URL(short: id, relativeTo: nil) }
    default: break
    }
  }

  /// Makes the article of the entry, whose title and identifier are not empty.
  ///
  /// A missing title is made from the summary, and a missing identifier from the other fields; the
  /// last resort is the entry's place in the feed, counted from one.
  func article(number: Int) -> Article {
    let link = link ?? permanentLink
    let address = link?.absoluteString ?? ""
    let summary = PlainText.fromHTML(summary)
    let body = summary.isEmpty ? PlainText.fromHTML(content) : summary
    let title = PlainText.fromHTML(title)
    let id = PlainText.cleaned(id)
    func first(_ texts: String...) -> String { texts.first { !$0.isEmpty } ?? "\(number)" }
    return Article(
      id: first(id, address, title),
      title: first(title, PlainText.shortened(body, to: 80), address, id),
      link: link, otherAddress: link == nil ? otherAddress : nil, summary: body,
      date: published ?? updated)
  }
}

extension URL {
  /// The absolute address of a text; `nil` if it is not valid or longer than 2,048 bytes.
  ///
  /// A base is a part of each link that is resolved against it, so a long one would make a small
  /// feed very large.
  init?(short text: String, relativeTo base: URL?) {
    guard text.utf8.count <= 2048, let url = URL(string: text, relativeTo: base) else { return nil }
    self = url.absoluteURL
  }
}
