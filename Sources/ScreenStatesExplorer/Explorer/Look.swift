internal import ScreenStatesTestKit

/// A snapshot of a subject at the end of a step, or in a frame.
struct Look<Shown> {
  var isRunning = true
  var kind: String
  /// The names of its kind and of the hosted screens' kinds.
  var path: String
  /// The kind with its payload.
  var payload: String
  var kept = ""
  /// The kept values of the hosted screens.
  var keptInside: [String] = []
  var shown: Shown
  var shownText = ""
  /// Whether the text has numbers in place of identifiers.
  var isNumbered = false
  var isLoading = false
  /// The properties that do not hold.
  var broken: [String] = []
  /// What the hosted screens show.
  var inner: [String] = []
  var hosted: [String: HostedLook] = [:]
  var underWay: [String] = []
  /// The number of these things that belong to a screen, and that no state's exit ends.
  var workOfScreen = 0
  /// Whether a timer is on a clock that the test does not declare.
  var hasStillTimer = false
  /// Whether something under way can change the subject without a request.
  var isBusy = false
  /// The times until something is due on a clock, or a real sleep ends.
  var rests: [Duration] = []
  var hasFailed = false
  var isBeyondBound = false
  /// Whether its view is not there now; false if the test declares none.
  var isWithoutView = false

  func showsTheSame(as other: Look) -> Bool {
    areSame(shown, other.shown) || isNumbered && shownText == other.shownText
  }
}

/// A hosted screen at the end of a step.
struct HostedLook {
  /// The names of the kinds that host it.
  let host: [String]
  /// The name of the type of its kinds.
  let kinds: String
  let kind: String
  /// The names of all its kinds, if they are known.
  let all: [String]
  let isLoading: Bool
}

/// The call that a step has answered, and how.
struct AnswerGiven {
  /// The answer without the number of its call.
  let text: String
  let call: String
  let isFailure: Bool
  let isEmpty: Bool
  /// The input that began the call; empty if its state began it.
  var beginning = ""
  /// Whether it was the answer to the latest call of the service, and no other call waited.
  var isAlone = false
}

/// What the explorer learns from one step.
struct Facts<Shown> {
  let look: Look<Shown>
  let heard: Witness<Shown>.Heard
  /// The calls and timers that outlive the work or state that began them.
  let left: [(thing: String, name: String)]
  /// The running screens that an exited state holds and no state hosts, and the mistakes of screens.
  let problems: [Problem]
  /// What never ends, in words.
  let endless: String?
  /// Whether the step was cut off, so that its result means nothing.
  let isCut: Bool
  let answer: AnswerGiven?
  /// Whether an input was left out here only because it has been done as often as the test lets it.
  let isAtBound: Bool
  let situation: Snapshot
  /// What the waiting tasks may have captured: a replay makes no situations.
  let properties: [Locals.Properties]
  let calls: [String]
  let kindsLeft: [String]
  /// The inputs and answers so far, if they are compared and nothing is under way.
  let answers: String?

  /// The name of the last step if it was no input, and a task has more calls and sleeps than are told
  /// apart.
  let stepOfLongTask: String?

  /// Whether more steps can follow: leftovers would pile up with every step.
  var isWhole: Bool { !isCut && left.isEmpty && (look.isRunning || look.underWay.isEmpty) }
}
