/// One input that is possible now.
@MainActor
struct Step<Subject> {
  /// The name of the input in a report.
  let name: String
  /// The Swift call of the input.
  let call: String
  /// Whether it is possible again and again, so that a trace does not count it.
  var isFree = false
  /// Whether it is an action of the user or of the environment.
  var isAct = false
  /// Whether it answers a call.
  var isAnswer = false
  /// Whether it only sends the current state a request, and is possible at any time.
  var isRequest = false
  /// Does the input; returns once the subject has handled what it delivers.
  let run: @MainActor (Subject) async -> Void
}

/// A call of a service that waits for its answer.
@MainActor
struct WaitingCall {
  /// The name of the service.
  let service: String
  /// The name of the call, with its argument.
  let name: String
  /// Its number among the calls of the service.
  let index: Int
  /// Whether the calling task was cancelled when this value was made.
  let isCancelled: Bool
  /// Whether it is answered even after its cancellation.
  let isAnsweredLate: Bool
  let call: any UnansweredCall

  /// Whether a screen's work made it.
  var isOfScreen: Bool { call.work != nil }

  /// Whether a screen's work made it and has ended without a cancellation of the call.
  var isLeft: Bool { call.work?.isUnderWay == false && !isCancelled }
}
