extension Machine {
  /// Whether the screen has been let go: no one but this machine holds the lifeline.
  @inlinable var isGone: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLifeline) }

  /// Runs something that changes the lifeline, while holding the screen; not if that has gone.
  ///
  /// A screen's `deinit` may run on any thread at any moment when no one holds it.
  @inlinable
  func keepingScreen(_ body: () -> Void) {
    guard let screen else { return }
    body()
    withExtendedLifetime(screen) {}
  }

  /// Whether the current state may start something just now.
  @inlinable var mayStartWork: Bool {
    switch now.phase {
    case .guarding, .making, .exiting: false
    case .idle, .entering, .deciding, .telling, .waiting: !isClosed
    }
  }

  /// Why the current state may not start anything just now.
  @usableFromInline
  func refusalOfWork(_ wish: Wish) -> Refusal {
    if let reason = closedReason(.state) { return .notRunning(stateName, wish, reason) }
    return now.phase == .guarding ? .guarding(stateName, wish) : .leaving(stateName, wish)
  }

  /// Why the screen may not start anything just now, if it may not.
  func refusalOfScreenWork(_ wish: Wish) -> Refusal? {
    if let reason = closedReason(.outside) {
      return .notRunning(name(of: .outside), wish, reason)
    }
    return now.phase == .guarding ? .guarding(stateName, wish) : nil
  }

  /// Why a screen may not be hosted here, if it may not.
  func refusal<ChildKind>(ofHosting child: Machine<ChildKind>) -> Refusal? {
    func refused(_ why: String) -> Refusal { .alreadyHosted(stateName, .host(child.path), why) }
    if child.host != nil { return refused("has a host already") }
    if child === self || host?.isInside(child) ?? false { return refused("hosts this one") }
    return nil
  }

  /// Ends what must end before the state's `exit()`, the last first.
  @usableFromInline
  func endChildren() {
    for work in unsafe lifeline.ofState.reversed() { work.endBeforeExit() }
  }

  /// Takes work out of the list and ends it.
  ///
  /// - Parameters:
  ///   - work: What to end.
  ///   - screen: The screen, held, if it is still there.
  @inlinable
  func remove(_ work: Screen<Kind>.Work, from screen: Screen<Kind>?) {
    let isChild = work.hostsChild
    if screen != nil {
      if let index = unsafe lifeline.ofState.firstIndex(where: { $0 === work }) {
        unsafe lifeline.ofState.remove(at: index)
      } else if let index = unsafe lifeline.ofScreen.firstIndex(where: { $0 === work }) {
        unsafe lifeline.ofScreen.remove(at: index)
      }
      withExtendedLifetime(screen) {}
    }
    work.end()
    if isChild { pathChanged() }
    wakeWaiters()
  }

  /// Ends what the state that leaves has under way, the last first.
  @inlinable
  func endWorkOfState() {
    let ended = unsafe lifeline.ofState
    keepingScreen { unsafe lifeline.ofState = [] }
    for work in ended.reversed() { work.end(recordingIn: log) }
    wakeWaiters()
  }

  /// Ends what the screen has under way, the last first.
  func endWorkOfScreen() {
    let ended = unsafe lifeline.ofScreen
    keepingScreen { unsafe lifeline.ofScreen = [] }
    for work in ended.reversed() { work.end(recordingIn: log) }
  }
}
