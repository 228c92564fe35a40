import Foundation

/// An entry while it is read: the fields of a feed from which an article is made.
struct FeedEntry {
  var id = ""
  var title = ""
  var summary = ""
  var content = ""
  var published: Date?
  var updated: Date?
  private var link: (url: URL, rank: Int)?
  private var otherAddress: String?

  /// Offers a link; the one with the lowest rank is kept, and the first of equal ranks.
  ///
  /// Only web addresses that are not too long are links, because readers open them. The first other
  /// address is kept as text, shortened to what can be shown.
  mutating func offerLink(_ text: String, relativeTo base: URL?, rank: Int) {
    let text = PlainText.cleaned(text)
    guard !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL,
      let scheme = url.scheme?.lowercased()
    else { return }
    if ["http", "https"].contains(scheme) {
      if rank < link?.rank ?? .max, let url = url.fitToBeKept { link = (url, rank) }
    } else if otherAddress == nil {
      otherAddress = PlainText.beginning(of: WebAddress.withoutCredentials(text), upTo: 200)
    }
  }

  /// Takes the text of an element; of repeated elements, the first with text counts.
  mutating func take(_ capture: XMLTextCapture, relativeTo base: URL?) {
    let html = capture.html
    switch capture.field {
    case .title: if title.isEmpty { title = html }
    case .summary: if summary.isEmpty { summary = html }
    case .content: if content.isEmpty { content = html }
    case .published: if published == nil { published = FeedDate.parse(html) }
    case .updated: if updated == nil { updated = FeedDate.parse(html) }
    case .link: offerLink(PlainText.fromHTML(html), relativeTo: base, rank: 0)
    case .id: id = PlainText.fromHTML(html)
    case .guid:
      id = PlainText.fromHTML(html)
      // Only an identifier that is a permanent web address is a link.
      if capture.isPermanentLink, id.lowercased().hasPrefix("http") {
        offerLink(id, relativeTo: base, rank: 1)
      }
    }
  }

  /// Makes the article of the entry.
  ///
  /// A missing title is made from the summary, and a missing identifier from the other fields.
  /// - Parameter number: The entry's place in the feed, counted from one, as the last resort.
  /// - Returns: An article whose title and identifier are not empty.
  func article(number: Int) -> Article {
    let summary = PlainText.fromHTML(self.summary.isEmpty ? content : self.summary)
    let body = summary.isEmpty ? PlainText.fromHTML(content) : summary
    let title = PlainText.fromHTML(self.title)
    let id = WebAddress.withoutCredentials(PlainText.cleaned(self.id))
    let beginning = PlainText.beginning(of: body)
    let names = [title, beginning, link?.url.absoluteString ?? "", id, "\(number)"]
    return Article(
      id: [id, link?.url.absoluteString ?? "", title, "\(number)"].first { !$0.isEmpty } ?? "",
      title: names.first { !$0.isEmpty } ?? "",
      link: link?.url, otherAddress: link == nil ? otherAddress : nil, summary: body,
      date: published ?? updated)
  }
}
