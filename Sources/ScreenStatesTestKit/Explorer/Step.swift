/// One thing that can be done with a subject just now.
@MainActor
struct Step<Subject> {
  /// What it comes to, as a report names it.
  let name: String
  /// The Swift call that does it.
  let call: String
  /// Whether it can be done again and again, so that no test counts it.
  var isFree = false
  /// Whether a user or the world does it.
  var isAct = false
  /// Whether it answers a call.
  var isAnswer = false
  /// Whether it sends the current state a request, at any time, and does nothing else.
  var isRequest = false
  /// Does it; returns when what it delivers has been told.
  let run: @MainActor (Subject) async -> Void
}

/// A call of a service that waits for its answer.
@MainActor
struct WaitingCall {
  /// What the service is called.
  let service: String
  /// What it is called, with its argument.
  let name: String
  /// Its place among the calls of the service.
  let index: Int
  /// Whether the task that made it had been cancelled when this was looked at.
  let isCancelled: Bool
  /// Whether it is answered although it has been cancelled.
  let isAnsweredLate: Bool
  let call: any UnansweredCall

  /// Whether the work that made it is a screen's.
  var isOfScreen: Bool { call.work != nil }

  /// Whether the work that made it is a screen's and has ended, and yet was not cancelled.
  var isLeft: Bool { call.work?.isUnderWay == false && !isCancelled }
}
