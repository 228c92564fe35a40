import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FeedError.Reason {
  /// The problem and the remedy, which follow the source's name in the sentence.
  ///
  /// Foundation's texts of network errors are not used, because these differ between systems.
  var problemAndRemedy: String {
    switch self {
    case .unsupportedScheme(let scheme):
      "begins with \(scheme):, which cannot be read; give a file's path or an address with https://"
    case .notAnAddress:
      "is not an address; give a file's path or an address such as https://example.org/feed.xml"
    case .notBundled:
      "does not exist; choose one of \(Self.bundled), or name a feed of your own"
    case .noSuchFile:
      "does not exist; check the path, or begin with https:// to read from the network"
    case .isDirectory: "is a directory; name a file in it"
    case .unreadable: "cannot be read; check its permissions"
    case .offline:
      "cannot be reached because there is no network connection; connect and try again"
    case .noSuchHost:
      "names an unknown host; check the spelling of the address and the connection"
    case .cannotConnect:
      "refuses connections; check the address and its port, or try again later"
    case .timedOut(let limit):
      "did not answer in full within \(limit.inSeconds); try again later or allow more time"
    case .interrupted: "closed the connection before the answer was complete; try again later"
    case .insecure:
      "made no secure connection; check the address, its certificate and this machine's clock"
    case .tooManyRedirects:
      "redirects again and again; ask its publisher for the feed's current address"
    case .status(let code):
      "answered \(code) (\(HTTPURLResponse.localizedString(forStatusCode: code))); "
        + Self.remedy(forStatus: code)
    case .badAnswer: "answered in a way that could not be understood; try again later"
    case .tooLarge(let limit): "is larger than \(limit.inMebibytes); choose a shorter feed"
    case .empty: "is empty; use an address of RSS, Atom or JSON Feed"
    case .webPage: "is a web page, not a feed; look on it for a link named RSS, Atom or feed"
    case .notAFeed: "is not a feed; use an address of RSS, Atom or JSON Feed"
    case .broken(let line?):
      "is broken in the middle, at line \(line); try again, or ask its publisher to fix it"
    case .broken(nil): "is broken in the middle; try again, or ask its publisher to fix it"
    case .unsupported:
      "has XML that cannot be read here, such as entities of its own or UTF-16; choose another feed"
    case .notALanguageList:
      #"is not a list of languages; write it like [{"code": "en", "name": "English"}]"#
    case .noLanguages: "lists no language; add at least one, with its code and its name"
    }
  }

  private static var bundled: String { Language.bundled.map(\.code).joined(separator: ", ") }

  private static func remedy(forStatus code: Int) -> String {
    switch code {
    case 401, 403, 407: "it requires a sign-in; use a public feed"
    case 408, 425, 429, 500...599: "try again later"
    case 404, 410: "check the address; the feed may have moved"
    default: "check the address"
    }
  }
}

extension Duration {
  /// The duration in words, such as `1 second` or `0.25 seconds`.
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    if seconds == 1 { return "1 second" }
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}

extension Int {
  /// A number of bytes in words, such as `16 MiB` or `1000 bytes`.
  fileprivate var inMebibytes: String {
    self >= 1 << 20 && self % (1 << 20) == 0 ? "\(self >> 20) MiB" : "\(self) bytes"
  }
}
