import ScreenStates
import Testing

/// One attempt at an action: what is done, and what becomes of it.
@MainActor
class Deed {
  /// The cause that the log gives to the action.
  static var cause: String { "action" }

  let stage: Stage
  /// How often the place was reached.
  private(set) var count = 0
  private(set) var actor: StageState?
  /// Whether what is asked for must be in the log.
  private(set) var isLogged = false

  init(on stage: Stage) { self.stage = stage }

  final func tryIt(by actor: StageState) {
    count += 1
    self.actor = actor
    isLogged = stage.audience != nil && !stage.isPastTheLog
    act(by: actor)
  }

  /// Releases the states, now that the screen has gone.
  func forget() { actor = nil }

  /// Makes ready, before the screen starts.
  func prepare() {}

  /// Does it.
  func act(by actor: StageState) {}

  /// What became of it, in the table's words, now that everything is at rest; nil if only a log
  /// could tell and there is none.
  func outcome() async -> String? { nil }

  /// Called when the state that acted has left for another, while the screen is still there.
  func checkAfterLeaving() async {}

  /// Called when the screen has gone.
  func checkAfterClosing() async {}

  /// Checks what the log has of the action: nothing, if it is no request.
  func check(_ records: [StageScreen.Record]) { #expect(records.isEmpty) }
}
