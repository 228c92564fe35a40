/// The texts of each reason: the problem and the remedy.
extension FeedError.Reason {
  /// The problem, which follows the source's name in the sentence.
  var problem: String {
    switch self {
    case .unsupportedScheme(let scheme): "begins with \(scheme):, which this program cannot read"
    case .notAnAddress: "is not an address"
    case .notBundled: "does not exist"
    case .noSuchFile: "does not exist"
    case .isDirectory: "is a directory"
    case .unreadable: "cannot be read"
    case .offline: "cannot be reached because there is no network connection"
    case .noSuchHost: "names an unknown host"
    case .cannotConnect: "refuses connections"
    case .timedOut(let limit): "did not answer in full within \(limit.inSeconds)"
    case .interrupted: "closed the connection before the answer was complete"
    case .insecure: "could not establish a secure connection"
    case .tooManyRedirects: "redirects every request, again and again"
    case .badRedirect: "redirects to something that is not a web address"
    case .status(let code): "answered \(HTTPStatus.text(of: code))"
    case .badAnswer: "answered in a way that could not be understood"
    case .tooLarge(let limit): "is larger than \(limit.inMebibytes)"
    case .undecodable(let encoding): "cannot be decoded as \(encoding.shortened)"
    case .notAFeed(let content): content.problem
    case .broken(let line?): "is broken in the middle, at line \(line)"
    case .broken(nil): "is broken in the middle"
    case .notALanguageList: "is not a list of languages"
    case .noLanguages: "lists no language"
    }
  }

  /// The remedy, which follows a semicolon in the sentence.
  var remedy: String {
    switch self {
    case .unsupportedScheme: "give a file's path or an address that begins with https:// or http://"
    case .notAnAddress: "give a file's path or an address such as https://example.org/feed.xml"
    case .notBundled:
      "choose one of \(Language.bundled.map(\.code).joined(separator: ", ")), or name a feed of your own"
    case .noSuchFile: "check the path, or begin with https:// to read from the network"
    case .isDirectory: "name a file in it"
    case .unreadable: "check its permissions"
    case .offline: "connect and try again"
    case .noSuchHost: "check the spelling of the address and the connection"
    case .cannotConnect: "check the address and its port, or try again later"
    case .timedOut: "try again later or allow more time"
    case .interrupted, .badAnswer: "try again later"
    case .insecure: "check the address, the server's certificate and this machine's clock"
    case .tooManyRedirects, .badRedirect: "ask its publisher for the feed's current address"
    case .status(let code): HTTPStatus.remedy(for: code)
    case .tooLarge: "choose a shorter feed"
    case .undecodable: "ask its publisher to serve it as UTF-8"
    case .notAFeed(let content): content.remedy
    case .broken: "try again, or ask its publisher to fix it"
    case .notALanguageList:
      #"write it like [{"code": "en", "name": "English"}]"#
    case .noLanguages: "add at least one, with its code and its name"
    }
  }
}

extension FeedError.Content {
  fileprivate var problem: String {
    switch self {
    case .empty: "is empty"
    case .webPage: "is a web page, not a feed"
    case .otherXML(let root): "is XML with the root <\(root.shortened)>, not a feed"
    case .otherJSON: "is JSON but not a JSON Feed"
    case .text: "is not a feed"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .webPage: "look on the page for a link named RSS, Atom or feed, and use that"
    case .empty, .otherXML, .otherJSON, .text: "use an address of RSS, Atom or JSON Feed"
    }
  }
}

extension String {
  /// A name from a document, shortened for a sentence.
  fileprivate var shortened: String { PlainText.shortened(PlainText.cleaned(self), to: 40) }
}

extension Duration {
  /// The duration in words, such as `1 second` or `0.25 seconds`.
  fileprivate var inSeconds: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    return "\(Double(seconds) + Double(attoseconds) / 1e18) seconds"
  }
}

extension Int {
  /// A number of bytes in words, such as `16 MiB` or `1000 bytes`.
  fileprivate var inMebibytes: String {
    self >= 1 << 20 && self % (1 << 20) == 0 ? "\(self >> 20) MiB" : "\(self) bytes"
  }
}
