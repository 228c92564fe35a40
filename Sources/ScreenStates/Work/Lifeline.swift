/// The work that must end at once when a screen is released, on any thread.
///
/// Only a screen and its machine hold it: when the machine holds the only reference, the screen has
/// been released. The screen's `deinit` reads it on any thread. So the main actor changes it, and
/// the tasks in it, only while it holds the screen. Hence `@unchecked`.
@usableFromInline final class Lifeline<Kind: StateKind>: @unchecked Sendable {
  /// Whether a state has been entered whose `exit()` must still be called.
  @usableFromInline var isRunning = false

  /// Whether the log has a stream, which must end with the screen.
  @usableFromInline var isLogged = false

  /// The work of the current state, in the order in which it was started.
  // Unchecked for the benchmark row "transition, nobody observing": no access is open while other
  // code runs.
  @usableFromInline @exclusivity(unchecked)
  var ofState: [Screen<Kind>.Work] = []

  /// The work of the screen, in the order in which it was started.
  @usableFromInline var ofScreen: [Screen<Kind>.Work] = []

  @inlinable var hasWorkOfState: Bool { unsafe !ofState.isEmpty }

  /// The work of the current state, then that of the screen.
  var allWork: [Screen<Kind>.Work] { unsafe ofState + ofScreen }

  @inlinable init() {}

  func cancelTasks() {
    for work in allWork { work.cancelTask() }
  }
}

extension Machine {
  /// Whether the screen has been released: only this machine holds the lifeline.
  @inlinable var isGone: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLifeline) }

  /// Runs a change of the lifeline while it holds the screen; does nothing if that is released.
  @inlinable func keepingScreen(_ body: () -> Void) {
    guard let screen else { return }
    body()
    extendLifetime(screen)
  }

  /// Stops the state's children before its `exit()`, the last first.
  @usableFromInline func endChildren() {
    for work in unsafe lifeline.ofState.reversed() { work.endChild() }
  }

  /// Ends the work of the leaving state, the last first.
  @inlinable func endWorkOfState() {
    let ended = unsafe lifeline.ofState
    keepingScreen { unsafe lifeline.ofState = [] }
    for work in ended.reversed() { work.end(recordingIn: log) }
    if !now.audience.isEmpty { wakeWaiters() }
  }

  /// Ends the work of the screen, the last first.
  @inlinable func endWorkOfScreen() {
    if lifeline.ofScreen.isEmpty { return }
    let ended = lifeline.ofScreen
    keepingScreen { lifeline.ofScreen = [] }
    for work in ended.reversed() { work.end(recordingIn: log) }
  }

  /// Removes work that is done or cancelled from the list, and ends it.
  ///
  /// - Parameters:
  ///   - work: What to end.
  ///   - screen: The screen, or nil if it has been released.
  @inlinable func end(_ work: Screen<Kind>.Work, of screen: Screen<Kind>?) {
    if let screen {
      if let index = unsafe lifeline.ofState.firstIndex(where: { $0 === work }) {
        unsafe lifeline.ofState.remove(at: index)
      } else if let index = lifeline.ofScreen.firstIndex(where: { $0 === work }) {
        lifeline.ofScreen.remove(at: index)
      }
      extendLifetime(screen)
    }
    work.end()
    if !now.audience.isEmpty { wakeWaiters() }
  }
}
