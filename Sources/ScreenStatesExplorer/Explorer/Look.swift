/// A snapshot of a subject at the end of a step, or in a frame.
struct Look<Shown> {
  var isRunning = true
  var kind: String
  /// The names of its kind and of the hosted screens' kinds.
  var path: String
  /// The kind with its payload.
  var payload: String
  var kept = ""
  var shown: Shown
  /// The compared part of what it shows, as text.
  var shownText: String
  /// The properties that do not hold.
  var broken: [String] = []
  /// What the hosted screens show.
  var inner: [String] = []
  var underWay: [String] = []
  /// Whether something under way can change the subject without a request.
  var isBusy = false
}

/// What the explorer learns from one step.
struct Facts<Shown> {
  let look: Look<Shown>
  let heard: Witness<Shown>.Heard
  /// The calls and timers that outlive the work or state that began them.
  let left: [(thing: String, name: String)]
  /// The running screens that an exited state holds and no state hosts.
  let screensKept: [String]
  /// What never ends, in words.
  let endless: String?
  /// Whether the step was cut off, so that its result means nothing.
  let isCut: Bool
  /// Whether a call waits whose task has not been cancelled.
  let hasWait: Bool
  /// Whether the step has kept the state object.
  let isSameState: Bool
  let situation: Snapshot
  let calls: [String]
  let kindsLeft: [String]
  /// The inputs and answers so far, if they are compared and nothing is under way.
  let answers: String?
  let trace: String

  /// Whether more steps can follow: leftovers would pile up with every step.
  var isWhole: Bool { !isCut && left.isEmpty && (look.isRunning || look.underWay.isEmpty) }
}
