public import Foundation

/// Why a feed or a list of languages could not be loaded, with a sentence for the reader.
///
/// The sentence names the source, the problem, and the remedy. It does not use the system's error
/// texts, because these differ between systems.
public struct FeedError: Error, Equatable, Sendable {
  /// The source: a path, an address without its password, or a bundled name.
  public let source: String

  /// What went wrong.
  public let reason: Reason

  /// Creates an error about one source.
  ///
  /// Control characters are removed from its name, and so are the user and the password of an
  /// address, even if the address is not valid.
  public init(source: String, reason: Reason) {
    self.source = WebAddress.withoutCredentials(PlainText.cleaned(source))
    self.reason = reason
  }
}

extension FeedError: CustomStringConvertible, LocalizedError {
  /// The source, the problem, and the remedy in one sentence.
  public var description: String {
    "\(source.isEmpty ? "The source" : source) \(reason.problem); \(reason.remedy)."
  }

  /// The same sentence, for `localizedDescription`.
  public var errorDescription: String? { description }
}
