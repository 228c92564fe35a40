internal import ScreenStatesTestKit

/// One answer of a service, for the explorer to try.
///
/// Histories print its text; one that is no Swift expression is reported on standard error, once.
public struct Outcome<Value> {
  let result: Result<Value, any Error>
  var isFailure: Bool { if case .failure = result { true } else { false } }
  /// Whether it is a collection without elements, or a value whose collections have none, such as a page.
  var isEmpty: Bool {
    guard let value = try? result.get() else { return false }
    if let value = value as? any Collection { return value.isEmpty }
    let parts = Mirror(reflecting: value).children.map(\.value).filter { !($0 is String) }
    let lists = parts.compactMap { $0 as? any Collection }
    return !lists.isEmpty && lists.allSatisfy { $0.isEmpty }
  }
  let call: String

  /// The call succeeds; histories print the text, by default the value as a Swift expression.
  public static func succeed(_ value: Value, as text: String? = nil) -> Outcome {
    Outcome(
      result: .success(value), call: "succeed(\(text.map(Texts.checked) ?? SwiftText.of(value)))")
  }

  /// The call fails; histories print the text, by default the error as a Swift expression.
  ///
  /// If the error has a description of its own, pass the text: a description is no expression.
  public static func fail(_ error: any Error, as text: String? = nil) -> Outcome {
    Outcome(
      result: .failure(error), call: "fail(\(text.map(Texts.checked) ?? SwiftText.of(error)))")
  }
}

/// The texts that tests write for values.
private enum Texts {
  private static let known = Locked<Set<String>>([])

  static func checked(_ text: String) -> String {
    if known.withLock({ $0.insert(text).inserted }), !isExpression(text) {
      MisuseReporter.standardError.tell(
        "as: \"\(text)\" is no Swift expression, so no history with it compiles.")
    }
    return text
  }

  /// Whether a text may be an expression: quotes and brackets match, and no word follows another.
  private static func isExpression(_ text: String) -> Bool {
    let bare = text.replacing(/"(\\.|[^"\\])*"/, with: "text")
      .replacing(/\b(any|as|await|is|some|try)\b[!?]?/, with: "+")
    var open: [Character] = []
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    for character in bare {
      if let end = pairs[character] { open.append(end) }
      if pairs.values.contains(character), open.popLast() != character { return false }
    }
    return open.isEmpty && bare.contains(/\w|\(|\[/) && !bare.contains(/"|[\w)\]]\s+\w/)
  }
}
