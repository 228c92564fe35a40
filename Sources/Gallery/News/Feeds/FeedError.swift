import Foundation

/// Why a feed or a list of languages could not be loaded, with a sentence for the reader.
///
/// The sentence names the source, the problem, and the remedy.
package struct FeedError: Error, Equatable, Sendable {
  /// The source: a path, an address without its password, or a bundled name.
  package let source: String

  package let reason: Reason

  /// Creates an error about one source; control characters are removed from its name.
  package init(source: String, reason: Reason) {
    self.source = PlainText.cleaned(source)
    self.reason = reason
  }

  /// What went wrong with a source, for programs that handle some failures specially.
  package enum Reason: Equatable, Hashable, Sendable {
    /// The address has a scheme that is not supported, such as `ftp`.
    case unsupportedScheme(String)
    /// The text looks like an address but is not valid, or is empty.
    case notAnAddress
    /// Nothing is bundled under this name.
    case notBundled

    case noSuchFile
    case isDirectory
    /// The file exists but cannot be read.
    case unreadable

    case offline
    case noSuchHost
    case cannotConnect
    /// No complete answer came within the time.
    case timedOut(Duration)
    /// The connection ended before the answer was complete.
    case interrupted
    /// No secure connection could be made, or the certificate is not trusted.
    case insecure
    case tooManyRedirects
    /// The server answered with a status other than success.
    case status(Int)
    case badAnswer

    /// The document is larger than the limit, which is in bytes.
    case tooLarge(limit: Int)
    /// The document has nothing in it, or only white space.
    case empty
    case webPage
    /// The document is anything else, such as other XML, other JSON, plain text or a picture.
    case notAFeed
    /// The feed is damaged or cut off; the line is counted from one.
    case broken(line: Int?)
    /// The document is XML with parts that the reader refuses, because Foundation could trap at them.
    case unsupported
    case notALanguageList
    case noLanguages
  }
}

extension FeedError: CustomStringConvertible, LocalizedError {
  /// The source, the problem, and the remedy in one sentence.
  package var description: String {
    "\(source.isEmpty ? "The source" : source) \(reason.problemAndRemedy)."
  }

  /// The same sentence, for `localizedDescription`.
  package var errorDescription: String? { description }
}
