/// One input that is possible now.
@MainActor
struct PossibleInput<Subject> {
  /// The name of the input in a report.
  let name: String
  /// The Swift call of the input.
  let call: String
  /// The answer without the number of its call; nil for every other input.
  var answer: String?
  /// Whether it is possible again and again; the trace of a screen does not count such an input.
  var isFree = false
  /// Whether it is an action of the user or of the environment.
  var isAct = false

  /// The call that it answers, and how.
  var given: AnswerGiven?

  var isAnswer: Bool { answer != nil }

  /// The input as the cause of what follows.
  var cause: String { answer ?? name }

  /// Does the input; returns once the subject has handled what it delivers.
  let run: @MainActor (Subject) async -> Void
}
