/// What a sample service was told to answer the next time, once, instead of what it has.
struct SampleAnswer {
  private enum Answer {
    case failure
    case nothing
  }

  private var next: Answer?

  /// Makes the next answer a failure.
  mutating func failNext() { next = .failure }

  /// Makes the next answer one with nothing in it.
  mutating func emptyNext() { next = .nothing }

  /// Takes what was told.
  ///
  /// - Parameter sentence: What to tell people of a failure.
  /// - Returns: Whether to answer with nothing.
  /// - Throws: A ``SampleFailure`` if the service was told to fail.
  mutating func takeIsEmpty(failing sentence: String) throws -> Bool {
    switch next.take() {
    case .failure: throw SampleFailure(sentence)
    case .nothing: return true
    case nil: return false
    }
  }
}
