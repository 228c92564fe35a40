/// A command line that is not valid, and what to write instead, in one sentence.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Makes an error.
  ///
  /// - Parameter sentence: What is wrong, and the remedy.
  package init(_ sentence: String) {
    description = sentence
  }
}
