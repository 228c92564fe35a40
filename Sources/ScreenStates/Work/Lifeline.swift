/// What must end at once when a screen is let go, on whichever thread that happens.
///
/// A screen and its machine share it, and no one else: the machine knows that the screen has gone
/// by holding the only reference. The screen's `deinit`, which may run on any thread, reads it;
/// so the main actor changes it, and the tasks in it, only while it holds the screen.
@usableFromInline
final class Lifeline<Kind: StateKind>: @unchecked Sendable {
  /// Whether a state is entered, so that its `exit()` is owed.
  nonisolated(unsafe) var isRunning = false

  /// Whether someone reads the log, which ends with the screen.
  nonisolated(unsafe) var isLogged = false

  /// What the current state has under way, in the order in which it was started.
  @usableFromInline @exclusivity(unchecked)
  nonisolated(unsafe) var ofState: [Screen<Kind>.Work] = []

  /// What the screen itself has under way.
  @usableFromInline nonisolated(unsafe) var ofScreen: [Screen<Kind>.Work] = []

  @inlinable var hasWorkOfState: Bool { unsafe !ofState.isEmpty }

  init() {}

  func cancelTasks() {
    for work in unsafe ofState { work.cancelTask() }
    for work in unsafe ofScreen { work.cancelTask() }
  }
}
