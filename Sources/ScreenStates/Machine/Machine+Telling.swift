extension Machine {
  /// The display of the last settled frame.
  @inlinable var display: Kind.Display {
    if now.frame == .current { now.state.display } else { earlierDisplay }
  }

  /// The display of the last settled frame, while the current state's is not settled yet.
  @usableFromInline var earlierDisplay: Kind.Display {
    switch now.frame {
    case .current: now.state.display
    case .earlier: now.earlier?.display ?? Kind.Display()
    case .copy: now.agenda?.frame ?? Kind.Display()
    case .blank: Kind.Display()
    }
  }

  /// Tells the settled frame: to Observation, then to the observers in the order of their adding.
  @inlinable
  func tell() {
    let changes = now.untold
    now.untold = []
    if isTracked(changes) || now.frame == .copy { publish(changes) }
    now.frame = now.isRunning ? .current : .blank
    _ = now.earlier.take()
    if now.marks[.observed], let observers = now.surroundings?.observers, !observers.tell(display) {
      forgetObservers()
    }
  }

  /// Settles the frame between the two calls that Observation wants.
  @usableFromInline
  func publish(_ changes: Changes) {
    let tracking = now.surroundings?.tracking
    let tracked = tracking?.tracked(changes) ?? []
    let screen = tracked.isEmpty ? nil : screen
    if let screen { tracking?.willChange(tracked, of: screen) }
    now.frame = now.isRunning ? .current : .blank
    _ = (now.earlier.take(), now.agenda?.frame.take())
    if let screen { tracking?.didChange(tracked, of: screen) }
  }

  /// Forgets the observers that have ended.
  @usableFromInline
  func forgetObservers() {
    observers.prune()
  }

  /// Whether Observation must be told of a change.
  @inlinable
  func isTracked(_ changes: Changes) -> Bool {
    guard now.marks[.read] else { return false }
    return now.surroundings?.tracking?.isTracked(changes) ?? false
  }

  /// Adds an observer, which hears the next frame.
  func add(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    observers.add(tell)
  }

  /// Tells Observation that the path has changed by a child that has come or gone.
  ///
  /// That is no frame and no transition of this screen, so no one else is told.
  @usableFromInline
  func pathChanged() {
    guard let screen, let tracking = now.surroundings?.tracking, !now.untold.contains(.place) else {
      return
    }
    let tracked = tracking.tracked(.place)
    tracking.willChange(tracked, of: screen)
    tracking.didChange(tracked, of: screen)
  }

  // MARK: - Reading

  /// Tells Observation that the display is read.
  @inlinable
  func readDisplay(of screen: Screen<Kind>) {
    if ReadProbe.findsTracking { makeTracking().readDisplay(of: screen) }
  }

  /// Tells Observation that the state, the kind, the path, or whether it runs is read.
  @inlinable
  func readPlace(of screen: Screen<Kind>) {
    if ReadProbe.findsTracking { makeTracking().readPlace(of: screen) }
  }

  /// Tells Observation that what is kept is read.
  @inlinable
  func readKept(of screen: Screen<Kind>) {
    if ReadProbe.findsTracking { makeTracking().readKept(of: screen) }
  }

  /// The screen's side of Observation, made when something is first read under tracking.
  @usableFromInline
  func makeTracking() -> Tracking<Kind> {
    let surroundings = makeSurroundings()
    if let tracking = surroundings.tracking { return tracking }
    let made = Tracking<Kind>()
    surroundings.tracking = made
    now.marks[.read] = true
    return made
  }
}
