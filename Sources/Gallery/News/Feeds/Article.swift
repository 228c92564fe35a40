public import Foundation

/// One entry of a feed, ready to be shown as plain text.
///
/// The reader has already removed markup, decoded entities, collapsed white space, and dropped
/// every control character, so a title can be written to a terminal as it is.
public struct Article: Equatable, Hashable, Sendable, Codable, Identifiable {
  /// What tells the article from the others of its feed; never twice in one feed.
  public var id: String

  /// The headline on one line; never empty.
  public var title: String

  /// Where the whole article can be read, if the feed says so with a web address.
  public var link: URL?

  /// Where the feed says that the article is, if that is no web address: to be shown, not opened.
  public var otherAddress: String?

  /// The text below the headline on one line; empty if the feed has none.
  public var summary: String

  /// When it was published, or else updated; `nil` if the feed does not say or cannot be understood.
  public var date: Date?

  /// Creates an article from text that is already plain.
  public init(
    id: String, title: String, link: URL? = nil, otherAddress: String? = nil, summary: String = "",
    date: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.otherAddress = otherAddress
    self.summary = summary
    self.date = date
  }

  /// What to show of where the article is.
  public var addressText: String? { link?.absoluteString ?? otherAddress }
}
