/// One input that is possible now.
@MainActor
struct PossibleInput<Subject> {
  /// The name of the input in a report.
  let name: String
  let call: String
  /// The call that it answers, and how; nil for every other input.
  var answer: AnswerGiven?
  /// Whether it is possible again and again; the trace of a screen does not count such an input.
  var isFree = false
  /// Whether it is an action of the user or of the environment.
  var isAct = false

  /// What it is whenever it comes again, whatever the number of the call and the length of the pause.
  var nameInRounds: String { answer?.text ?? String(name.prefix { $0 != "(" }) }

  /// Does the input; returns once the subject has handled what it delivers.
  let run: @MainActor (Subject) async -> Void
}
