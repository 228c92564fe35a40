/// Where a page begins, in the format of the service.
///
/// The states do not interpret a cursor: they pass it back to `load`. A cursor is text, because
/// most services return text, and text can be saved. Write an offset or a URL as text, too.
public struct PageCursor: Hashable, Codable, Sendable {
  /// The service's own token.
  public let token: String

  /// Makes a cursor from a service's token, such as a page's name or address.
  public init(_ token: String) { self.token = token }

  /// Makes a cursor from a number: how many items to skip, or the number of the page.
  public init(_ number: Int) { token = String(number) }

  /// The token as a number, if it is one.
  public var number: Int? { Int(token) }
}
