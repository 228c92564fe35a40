package import Foundation

/// The source of a feed or of a list of languages.
package enum FeedSource: Equatable, Hashable, Sendable {
  /// A bundled document: a language's code for its feed, `languages` for the list.
  case bundled(String)

  case file(path: String)

  /// A web address that begins with `https` or `http`.
  case web(URL)

  /// The bundled list of the languages that have a bundled feed.
  package static let bundledLanguages = FeedSource.bundled("languages")

  /// Makes a source from an argument of a command line: a path, or an address.
  ///
  /// A text without a scheme is a path. A `file:` address stands for its path.
  package init(argument: String) throws(FeedError) {
    let url = URL(string: argument)
    let scheme = url?.scheme?.lowercased() ?? ""
    let host = url?.host() ?? ""
    switch scheme {
    case "http", "https":
      // Foundation on Linux requires a scheme in lower case.
      guard !host.isEmpty, let url = URL(string: scheme + argument.dropFirst(scheme.count))
      else { throw FeedError(source: argument, reason: .notAnAddress) }
      self = .web(url)
    case "file":
      guard let url, ["", "localhost"].contains(host), url.path.hasPrefix("/")
      else { throw FeedError(source: argument, reason: .notAnAddress) }
      self = .file(path: url.path)
    case "" where argument.isEmpty: throw FeedError(source: "", reason: .notAnAddress)
    // A colon without slashes can be part of a file's name.
    case _ where !argument.contains("://"): self = .file(path: argument)
    case "": throw FeedError(source: argument, reason: .notAnAddress)
    default: throw FeedError(source: argument, reason: .unsupportedScheme(scheme))
    }
  }

  /// The source's name in sentences, without the password of an address.
  package var name: String {
    switch self {
    case .bundled(let name): "The bundled feed \"\(name)\""
    case .file(let path): path
    case .web(let url): url.withoutCredentials.absoluteString
    }
  }
}

extension URL {
  /// The address without user and password, so that neither is shown nor a part of a link.
  var withoutCredentials: URL {
    guard user != nil || password != nil,
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.user = nil
    parts.password = nil
    return parts.url ?? self
  }
}
