import Foundation

/// What makes an address fit to be kept and shown: it is short, and tells nobody's password.
enum WebAddress {
  /// The most bytes that an address may have.
  ///
  /// A base stands in each link that is resolved against it, so a long one would make a small feed
  /// an enormous one.
  static let limit = 2048

  /// The address that the text means; `nil` if there is none that is fit to be kept.
  static func resolve(_ text: String, relativeTo base: URL?) -> URL? {
    URL(string: text, relativeTo: base)?.absoluteURL.fitToBeKept
  }

  /// The text without the user and the password of the address that it is, or was meant to be.
  static func withoutCredentials(_ text: String) -> String {
    let scheme = /(?i)(?:(?:https?|ftps?):[\/\\]*|[a-z][a-z0-9+.\-]*:\/\/)/
    guard text.utf8.contains(UInt8(ascii: "@")),
      let start = text.prefixMatch(of: scheme.matchingSemantics(.unicodeScalar))?.range.upperBound,
      let end = endOfCredentials(text[start...].utf8)
    else { return text }
    return String(text[..<start]) + String(text[end...])
  }

  /// The place behind the `@`, which is sought further on where a password has a `/` of its own.
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
  /// The address without user and password; `nil` if it is too long to be kept.
  var fitToBeKept: URL? {
    let text = absoluteString
    guard text.utf8.count <= WebAddress.limit else { return nil }
    let shown = WebAddress.withoutCredentials(text)
    return shown == text ? self : URL(string: shown)
  }

  /// The same address as Foundation on Linux understands it, which knows no scheme in capitals.
  var withLowercaseScheme: URL {
    guard let scheme, scheme.lowercased() != scheme else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }

  /// Whether it is an address of the web whose host and port can be asked.
  var canBeAsked: Bool {
    guard let scheme, ["http", "https"].contains(scheme.lowercased()), let host = host()
    else { return false }
    return !host.isEmpty && (1...65_535).contains(port ?? 80)
  }
}
