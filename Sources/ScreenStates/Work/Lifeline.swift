/// What must end at once when a screen is released, on whichever thread that happens.
///
/// A screen and its machine share it, and no one else: the machine knows that the screen has gone
/// when it holds the only reference. The screen's `deinit` reads it, on any thread; so the main
/// actor changes it, and the tasks in it, only while it holds the screen. Hence `@unchecked`.
@usableFromInline final class Lifeline<Kind: StateKind>: @unchecked Sendable {
  /// Whether a state is entered, so that its `exit()` is owed.
  @usableFromInline var isRunning = false

  /// Whether someone reads the log, which ends with the screen.
  @usableFromInline var isLogged = false

  /// What the current state has under way, in the order in which it was started.
  // Unchecked for the row "transition, nobody observing": no access lasts while other code runs.
  @usableFromInline @exclusivity(unchecked)
  var ofState: [Screen<Kind>.Work] = []

  /// What the screen itself has under way.
  @usableFromInline var ofScreen: [Screen<Kind>.Work] = []

  @inlinable var hasWorkOfState: Bool { unsafe !ofState.isEmpty }

  /// Everything that is under way.
  var allWork: [Screen<Kind>.Work] { unsafe ofState + ofScreen }

  @inlinable init() {}

  func cancelTasks() {
    for work in allWork { work.cancelTask() }
  }
}

extension Machine {
  /// Whether the screen has been released: only this machine holds the lifeline.
  @inlinable var isGone: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLifeline) }

  /// Runs something that changes the lifeline, while holding the screen; not if that has gone.
  @inlinable func keepingScreen(_ body: () -> Void) {
    guard let screen else { return }
    body()
    extendLifetime(screen)
  }

  /// Ends what must end before the state's `exit()`, the last first.
  @usableFromInline func endChildren() {
    for work in unsafe lifeline.ofState.reversed() { work.endChild() }
  }

  /// Ends what the leaving state has under way, the last first.
  @inlinable func endWorkOfState() {
    let ended = unsafe lifeline.ofState
    keepingScreen { unsafe lifeline.ofState = [] }
    for work in ended.reversed() { work.end(recordingIn: log) }
    if !now.audience.isEmpty { wakeWaiters() }
  }

  /// Ends what the screen has under way, the last first.
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
  ///   - screen: The screen, held, if it is still there.
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
