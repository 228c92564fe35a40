package import Foundation

/// One entry of a feed, ready to be shown as plain text.
///
/// The reader has already removed markup, decoded entities, collapsed white space, and dropped
/// every control character, so a title can be written to a terminal as it is.
package struct Article: Equatable, Hashable, Sendable, Codable, Identifiable {
  /// The identifier, which is unique in the feed.
  package var id: String

  /// The headline on one line; never empty.
  package var title: String

  /// The web address of the whole article, if the feed has one.
  package var link: URL?

  /// The feed's other address of the article, which is not a web address: show it, do not open it.
  package var otherAddress: String?

  /// The text below the headline on one line; empty if the feed has none.
  package var summary: String

  /// The date of publication, or else of the update; `nil` if the feed has none that can be read.
  package var date: Date?

  /// Creates an article from text that is already plain.
  package init(
    id: String, title: String, link: URL? = nil, otherAddress: String? = nil, summary: String = "",
    date: Date? = nil
  ) {
    (self.id, self.title, self.link) = (id, title, link)
    (self.otherAddress, self.summary, self.date) = (otherAddress, summary, date)
  }

  /// The address to show.
  package var addressText: String? { link?.absoluteString ?? otherAddress }
}
