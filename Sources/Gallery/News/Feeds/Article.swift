public import Foundation

/// One entry of a feed, ready to be shown as plain text.
///
/// The reader has already removed markup, decoded entities, collapsed white space, and dropped
/// every control character, so a title can be written to a terminal as it is.
public struct Article: Equatable, Hashable, Sendable, Codable, Identifiable {
  /// The identifier, which is unique in the feed.
  public var id: String

  /// The headline on one line; never empty.
  public var title: String

  /// The web address of the whole article, if the feed has one.
  public var link: URL?

  /// The feed's other address of the article, which is not a web address: show it, do not open it.
  public var otherAddress: String?

  /// The text below the headline on one line; empty if the feed has none.
  public var summary: String

  /// The date of publication, or else of the update; `nil` if the feed has none that can be read.
  public var date: Date?

  /// Creates an article from text that is already plain.
  public init(
    id: String, title: String, link: URL? = nil, otherAddress: String? = nil, summary: String = "",
    date: Date? = nil
  ) {
    (self.id, self.title, self.link) = (id, title, link)
    (self.otherAddress, self.summary, self.date) = (otherAddress, summary, date)
  }

  /// The address to show.
  public var addressText: String? { link?.absoluteString ?? otherAddress }
}
