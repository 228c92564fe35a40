import ScreenStates
import ScreenStatesTestKit

/// A load, a timer or a hosted screen of a state, with its expected status.
@MainActor
final class Job {
  let number: Int
  let label: Act.Label
  let owner: TrialState
  var handle: Screen<TrialKind>.Work?

  /// How the job is answered: by the clock, or by hand if it is a task.
  var entry: LateClock.Entry?
  var call: PendingWork<Void, Void>?
  var hosted: TrialBook?
  /// For work of the screen, the number of stops before it began; nil for work of a state.
  var stopsOfScreen: Int?
  /// The number of reports of the load.
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

  /// Whether the job must be under way: nothing outlives its state, or its screen's stop.
  var isToBeUnderWay: Bool {
    guard wasBegun, !wasAnswered, !wasEndedByHand else { return false }
    return stopsOfScreen.map { $0 == owner.book.stopsTaken } ?? owner.isIn
  }
}
