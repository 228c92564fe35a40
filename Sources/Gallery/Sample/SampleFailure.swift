/// What a sample service answers when it was asked to fail.
public struct SampleFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// The sentence for people.
  public let description: String

  /// Makes a failure.
  ///
  /// - Parameter sentence: What to tell people.
  public init(_ sentence: String) {
    description = sentence
  }
}
