/// What a subject looks like at the end of a step.
struct Look<Shown> {
  /// Whether it runs.
  var isRunning = true
  /// The name of the kind that it is in.
  var kind: String
  /// The names of the kinds on the whole way in.
  var path: String
  /// The kind with its payload.
  var payload: String
  /// What it keeps whatever state it is in.
  var kept = ""
  /// What it shows.
  var shown: Shown
  /// What is compared of that, as text.
  var shownText: String
  /// What the hosted screens show.
  var inner: [String] = []
  /// What is under way.
  var underWay: [String] = []
  /// Whether something under way can change it without a request.
  var isBusy = false
}

/// What one step has shown.
struct Facts<Shown> {
  let look: Look<Shown>
  let heard: Witness<Shown>.Heard
  /// The properties that do not hold at the end.
  let broken: [String]
  /// The calls and timers that go on although what began them has ended.
  let left: [(thing: String, name: String)]
  /// The screens that a state which has left keeps running, and that no state hosts.
  let screensKept: [String]
  /// What never ends, in words.
  let endless: String?
  /// Whether the step was cut off, so that there is nothing to see.
  let isCut: Bool
  /// Whether a call waits whose task has not been cancelled.
  let hasWait: Bool
  /// Whether the state of before is there still.
  let isSameState: Bool
  /// Whether all that happened is a request that the state ignored, and that looked at nothing else.
  let isIgnored: Bool
  let situation: Situation
  /// The calls that can be done next.
  let calls: [String]
  let kindsLeft: [String]
  /// What was done and answered, if that is compared and no call waits.
  let answers: String?
  let trace: String

  /// Whether more steps can follow: what goes on after its state would pile up with every step.
  var isWhole: Bool { !isCut && left.isEmpty && (look.isRunning || look.underWay.isEmpty) }
}
