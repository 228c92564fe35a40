public import Foundation

/// Why a feed or a list of languages could not be had, with a sentence for the reader.
///
/// The sentence names the source, what is wrong with it, and what to do about it. It is in our own
/// words: the texts of the network's errors differ from system to system.
public struct FeedError: Error, Equatable, Sendable {
  /// What was to be read: a path, an address without its password, or a bundled name.
  public let source: String

  /// What went wrong.
  public let reason: Reason

  /// Creates an error about one source.
  ///
  /// Control characters in its name are dropped, and the user and the password of an address, also
  /// of one that is broken.
  public init(source: String, reason: Reason) {
    self.source = WebAddress.withoutCredentials(PlainText.cleaned(source))
    self.reason = reason
  }
}

extension FeedError: CustomStringConvertible, LocalizedError {
  /// The source, what is wrong, and the remedy, in one sentence.
  public var description: String {
    "\(source.isEmpty ? "The source" : source) \(reason.problem); \(reason.remedy)."
  }

  /// The same sentence, for those who ask for a localized description.
  public var errorDescription: String? { description }
}
