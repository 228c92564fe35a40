import Foundation

/// Checks addresses before they are stored and shown: no long ones, and no passwords.
enum WebAddress {
  /// The greatest length of an address in bytes.
  ///
  /// A base address is a part of each link that is resolved against it, so a long one would make a
  /// small feed very large.
  static let limit = 2048

  /// The resolved address of a text; `nil` if it is not valid or too long.
  static func resolve(_ text: String, relativeTo base: URL?) -> URL? {
    URL(string: text, relativeTo: base)?.absoluteURL.fitToBeKept
  }

  /// The text without user and password, if it is an address, even one that is not valid.
  static func withoutCredentials(_ text: String) -> String {
    let scheme = /(?i)(?:(?:https?|ftps?):[\/\\]*|[a-z][a-z0-9+.\-]*:\/\/)/
    guard text.utf8.contains(UInt8(ascii: "@")),
      let start = text.prefixMatch(of: scheme.matchingSemantics(.unicodeScalar))?.range.upperBound,
      let end = endOfCredentials(text[start...].utf8)
    else { return text }
    return String(text[..<start]) + String(text[end...])
  }

  /// The index after the `@`; a password can contain a `/`.
  private static func endOfCredentials(_ rest: Substring.UTF8View) -> String.Index? {
    let authority = rest.prefix { !"/\\?#".utf8.contains($0) }
    let at = UInt8(ascii: "@")
    if let mark = authority.lastIndex(of: at) { return rest.index(after: mark) }
    guard let colon = authority.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let port = rest[rest.index(after: colon)..<authority.endIndex]
    let isPort = !port.isEmpty && port.allSatisfy { "0123456789".utf8.contains($0) }
    guard !isPort, authority.last != UInt8(ascii: "]"), let mark = rest.lastIndex(of: at)
    else { return nil }
    return rest.index(after: mark)
  }
}

extension URL {
  /// The address without user and password; `nil` if it is too long.
  var fitToBeKept: URL? {
    let text = absoluteString
    guard text.utf8.count <= WebAddress.limit else { return nil }
    let shown = WebAddress.withoutCredentials(text)
    return shown == text ? self : URL(string: shown)
  }

  /// The address with a lower-case scheme, which Foundation on Linux requires.
  var withLowercaseScheme: URL {
    guard let scheme, scheme.lowercased() != scheme else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }

  /// Whether this is a web address with a valid host and port.
  var canBeAsked: Bool {
    guard let scheme, ["http", "https"].contains(scheme.lowercased()), let host = host()
    else { return false }
    return !host.isEmpty && (1...65_535).contains(port ?? 80)
  }
}
