/// One way in which a service can answer, for the explorer to try.
public struct Outcome<Value> {
  let result: Result<Value, any Error>
  let call: String

  /// The call succeeds.
  ///
  /// - Parameters:
  ///   - value: The answer.
  ///   - text: The answer as the printed histories write it; by default from its structure.
  /// - Returns: The outcome.
  public static func succeed(_ value: Value, as text: String? = nil) -> Outcome {
    Outcome(result: .success(value), call: "succeed(\(text ?? SwiftText.of(value)))")
  }

  /// The call fails.
  ///
  /// - Parameters:
  ///   - error: The answer.
  ///   - text: The answer as the printed histories write it; by default from its structure.
  /// - Returns: The outcome.
  public static func fail(_ error: any Error, as text: String? = nil) -> Outcome {
    Outcome(result: .failure(error), call: "fail(\(text ?? SwiftText.of(error)))")
  }
}
