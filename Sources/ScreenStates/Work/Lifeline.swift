/// The work that must end at once when a screen is released, on any thread.
///
/// Only a screen and its machine hold it: when the machine holds the only reference, the screen has
/// been released. The screen's `deinit` reads it on any thread. So the main actor changes it, and
/// the tasks in it, only while it holds the screen. Hence `@unchecked`.
final class Lifeline: @unchecked Sendable {
  /// Whether a state has been entered whose `exit()` must still be called.
  var isRunning = false

  /// Whether the log has a stream, which must end with the screen.
  var isLogged = false

  /// The work of the current state, in the order in which it was started.
  // Unchecked for the benchmark row "transition, nobody observing": no access is open while other
  // code runs.
  @exclusivity(unchecked)
  var ofState = WorkList()

  /// The work of the screen, in the order in which it was started.
  var ofScreen = WorkList()

  var hasWorkOfState: Bool { unsafe !ofState.works.isEmpty }

  /// The work of the current state, then that of the screen.
  @MainActor var allWork: [ScreenWork] { unsafe ofState.all + ofScreen.all }

  /// The last work that ``Screen/settled()`` waits for.
  @MainActor var pendingWork: ScreenWork? { ofScreen.lastPending ?? (unsafe ofState.lastPending) }

  func cancelTasks() {
    for work in unsafe ofState.works { work.cancelTask() }
    for work in ofScreen.works { work.cancelTask() }
  }
}

extension Machine {
  /// Whether the screen has been released: only this machine holds the lifeline.
  var isGone: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLifeline) }

  /// Runs a change of the lifeline while it holds the screen; does nothing if that is released.
  func keepingScreen(_ body: () -> Void) {
    guard let home else { return }
    body()
    extendLifetime(home)
  }

  /// Stops the state's children before its `exit()`, the last first.
  func endChildren() {
    for work in unsafe lifeline.ofState.all.reversed() { work.endChild() }
  }

  /// Ends the work of the leaving state, the last first.
  func endWorkOfState() {
    let ended = unsafe lifeline.ofState.all
    keepingScreen { unsafe lifeline.ofState = WorkList() }
    for work in ended.reversed() { work.end(recordingIn: log) }
    if !now.audience.isEmpty { wakeWaiters() }
  }

  /// Ends the work of the screen, the last first.
  func endWorkOfScreen() {
    if lifeline.ofScreen.works.isEmpty { return }
    let ended = lifeline.ofScreen.all
    keepingScreen { lifeline.ofScreen = WorkList() }
    for work in ended.reversed() { work.end(recordingIn: log) }
  }

  /// Removes work that is done or cancelled from the list, and ends it.
  func end(_ work: ScreenWork) {
    let isChild = work.child != nil
    keepingScreen {
      if work.isOfState {
        unsafe lifeline.ofState.remove(work)
      } else {
        lifeline.ofScreen.remove(work)
      }
    }
    work.end()
    if isChild { pathChanged() }
    if !now.audience.isEmpty { wakeWaiters() }
  }
}
