/// Where a page begins, in the words of the service that gave it.
///
/// The states never look inside: a cursor goes back to `load` as it came. It is text, because
/// that is what most services give and what can be saved; a number of items to skip and a URL have
/// a text too.
public struct PageCursor: Hashable, Codable, Sendable {
  /// The service's own token.
  public let token: String

  /// Makes a cursor of a service's token, such as a page's name or address.
  public init(_ token: String) {
    self.token = token
  }

  /// Makes a cursor for a service that counts: how many items to skip, or the page's number.
  public init(_ number: Int) {
    token = String(number)
  }

  /// The number that the token spells, if it does.
  public var number: Int? { Int(token) }
}
