/// One way in which a service can answer, for the explorer to try.
public struct Outcome<Value> {
  let result: Result<Value, any Error>
  let call: String

  /// The call succeeds; histories write the value from its structure, or as the text says.
  public static func succeed(_ value: Value, as text: String? = nil) -> Outcome {
    Outcome(result: .success(value), call: "succeed(\(text ?? SwiftText.of(value)))")
  }

  /// The call fails; histories write the error from its structure, or as the text says.
  public static func fail(_ error: any Error, as text: String? = nil) -> Outcome {
    Outcome(result: .failure(error), call: "fail(\(text ?? SwiftText.of(error)))")
  }
}
