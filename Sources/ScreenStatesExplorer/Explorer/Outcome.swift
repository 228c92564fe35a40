/// One answer of a service, for the explorer to try.
public struct Outcome<Value> {
  let result: Result<Value, any Error>
  var isFailure: Bool { if case .failure = result { true } else { false } }
  var isEmpty: Bool { ((try? result.get()) as? any Collection)?.isEmpty == true }
  let call: String

  /// The call succeeds; histories print the text, by default the value as a Swift expression.
  public static func succeed(_ value: Value, as text: String? = nil) -> Outcome {
    Outcome(result: .success(value), call: "succeed(\(text ?? SwiftText.of(value)))")
  }

  /// The call fails; histories print the text, by default the error as a Swift expression.
  ///
  /// If the error has a description of its own, pass the text: a description is not a Swift
  /// expression.
  public static func fail(_ error: any Error, as text: String? = nil) -> Outcome {
    let written = SwiftText.of(error)
    // `fail` takes any error, so an enum case needs its type.
    let type = written.hasPrefix(".") ? SwiftText.name(of: type(of: error)) : ""
    return Outcome(result: .failure(error), call: "fail(\(text ?? type + written))")
  }
}
