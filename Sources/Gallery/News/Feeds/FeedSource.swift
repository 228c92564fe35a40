public import Foundation

/// The source of a feed or of a list of languages.
public enum FeedSource: Equatable, Hashable, Sendable {
  /// A bundled document: a language's code for its feed, `languages` for the list.
  case bundled(String)

  /// A file, by its path.
  case file(path: String)

  /// A web address that begins with `https` or `http`.
  case web(URL)

  /// The bundled list of the languages that have a bundled feed.
  public static let bundledLanguages = FeedSource.bundled("languages")

  /// Makes a source from an argument of a command line: a path, or an address.
  ///
  /// A text without a scheme is a path. A `file:` address stands for its path.
  ///
  /// - Parameter argument: The argument.
  /// - Throws: A ``FeedError`` if the scheme is not supported, or the address is not valid.
  public init(argument: String) throws(FeedError) {
    guard !argument.isEmpty else { throw FeedError(source: "", reason: .notAnAddress) }
    guard let scheme = Self.scheme(of: argument) else {
      self = .file(path: argument)
      return
    }
    let error = FeedError(source: argument, reason: .notAnAddress)
    guard ["file", "http", "https"].contains(scheme) else {
      throw FeedError(source: argument, reason: .unsupportedScheme(scheme))
    }
    guard let url = URL(string: argument) else { throw error }
    if scheme == "file" {
      guard ["", "localhost"].contains(url.host() ?? ""), url.path.hasPrefix("/") else {
        throw error
      }
      self = .file(path: url.path)
    } else {
      guard let host = url.host(), !host.isEmpty else { throw error }
      self = .web(url)
    }
  }

  /// The source's name in sentences, without the password of an address.
  public var name: String {
    switch self {
    case .bundled(let name): "The bundled feed \"\(name)\""
    case .file(let path): path
    case .web(let url): url.withoutCredentials.absoluteString
    }
  }

  /// The scheme that the text begins with, in lower case.
  private static func scheme(of text: String) -> String? {
    guard let match = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):(\/\/)?/) else { return nil }
    let scheme = match.1.lowercased()
    // A colon without slashes can be part of a file's name.
    return match.2 != nil || ["file", "http", "https"].contains(scheme) ? scheme : nil
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
