extension FeedError {
  /// What went wrong with a source, for programs that handle some failures specially.
  public enum Reason: Equatable, Hashable, Sendable {
    // MARK: - Naming a source

    /// The address has a scheme that is not supported, such as `ftp`.
    case unsupportedScheme(String)
    /// The text looks like an address but is not valid, or is empty.
    case notAnAddress
    /// Nothing is bundled under this name.
    case notBundled

    // MARK: - Files

    /// There is no file at the path.
    case noSuchFile
    /// The path leads to a directory.
    case isDirectory
    /// The file exists but cannot be read.
    case unreadable

    // MARK: - Network

    /// This machine has no connection.
    case offline
    /// The host's name is unknown.
    case noSuchHost
    /// The host accepts no connection.
    case cannotConnect
    /// No complete answer came within the time.
    case timedOut(Duration)
    /// The connection ended before the answer was complete.
    case interrupted
    /// No secure connection could be made, or the certificate is not trusted.
    case insecure
    /// The server redirected the request too often.
    case tooManyRedirects
    /// The server redirected the request to something that is not a web address.
    case badRedirect
    /// The server answered with a status other than success.
    case status(Int)
    /// The answer could not be understood.
    case badAnswer

    // MARK: - Content

    /// The document is larger than the limit, which is in bytes.
    case tooLarge(limit: Int)
    /// The document's encoding is not supported, or is not the one that it names.
    case undecodable(encoding: String)
    /// The document is not a feed.
    case notAFeed(Content)
    /// The feed is damaged or cut off; the line is counted from one.
    case broken(line: Int?)
    /// The document is not a list of languages.
    case notALanguageList
    /// The list of languages has no entry.
    case noLanguages
  }

  /// What a document is that is not a feed.
  public enum Content: Equatable, Hashable, Sendable {
    /// Nothing, or only white space.
    case empty
    /// A web page.
    case webPage
    /// An XML document with another root element.
    case otherXML(root: String)
    /// A JSON document that does not say that it is a JSON Feed.
    case otherJSON
    /// Anything else, such as plain text or a picture.
    case text
  }
}
