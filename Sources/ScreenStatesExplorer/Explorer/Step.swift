internal import ScreenStatesTestKit

/// One input that is possible now.
@MainActor
struct Step<Subject> {
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
  /// Whether it only sends the current state a request, and is possible at any time.
  var isRequest = false

  var isAnswer: Bool { answer != nil }

  /// The input as the cause of what follows.
  var cause: String { answer ?? name }

  /// Does the input; returns once the subject has handled what it delivers.
  let run: @MainActor (Subject) async -> Void
}

/// A call of a service that waits for its answer.
@MainActor
struct WaitingCall {
  let service: String
  /// The name of the call, with its argument.
  let name: String
  /// The input that started its task, its number, and the latest input before it; empty for the
  /// first call of a screen's work.
  let cause: String
  /// Its number among the calls of the service.
  let index: Int
  /// Whether it is answered even after its cancellation.
  let isAnsweredLate: Bool
  let call: any UnansweredCall

  var isCancelled: Bool { call.isCancelled }

  /// Its service and number, as a key.
  var id: String { "\(service) \(index)" }

  /// The name with the cause: equal calls with different causes may continue in different ways.
  var nameWithCause: String { "\(name)\(cause)" }

  /// Whether a screen's work made it.
  var isOfScreen: Bool { call.work != nil }

  /// Whether a screen's work made it and has ended without a cancellation of the call.
  var isLeft: Bool { call.work?.isUnderWay == false && !isCancelled }
}
