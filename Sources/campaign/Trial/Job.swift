import ScreenStates
import ScreenStatesTestKit

/// One load or timer of a state, or one screen that it hosts, and what is known of it.
@MainActor
final class Job {
  let number: Int
  let label: Act.Label
  let owner: TrialState
  var handle: Screen<TrialKind>.Work?

  /// How it is answered: by the clock, or by hand where it is a task.
  var entry: LateClock.Entry?
  var call: PendingWork<Void, Void>?
  var hosted: TrialBook?
  /// How often the screen had been stopped when it began something of its own; nil for a state's.
  var stopsOfScreen: Int?
  /// How often its load has reported.
  var reports = 0

  var wasBegun = false
  var wasAnswered = false
  var wasTold = false
  var wasEndedByHand = false

  init(number: Int, label: Act.Label, owner: TrialState) {
    self.number = number
    self.label = label
    self.owner = owner
  }

  /// Whether it must be under way: nothing outlives its state, or its screen's stop.
  var isToBeUnderWay: Bool {
    guard wasBegun, !wasAnswered, !wasEndedByHand else { return false }
    return stopsOfScreen.map { $0 == owner.book.stopsTaken } ?? owner.isIn
  }
}
