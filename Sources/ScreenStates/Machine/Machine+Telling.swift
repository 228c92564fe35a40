extension Machine {
  /// The display of the last settled frame.
  var display: Kind.Display {
    switch frame {
    case .current: state.display
    case .earlier(let state): state.display
    case .copy(let display): display
    case .blank: Kind.Display()
    }
  }

  /// Tells the settled frame: to Observation, then to the observers in the order of their adding.
  func tell() {
    let changes = untold
    untold = []
    let screen = tracking == nil ? nil : screen
    let tracked = screen == nil ? [] : tracking?.tracked(changes) ?? []
    if let screen, !tracked.isEmpty { tracking?.willChange(tracked, of: screen) }
    frame = isRunning ? .current : .blank
    if let screen, !tracked.isEmpty { tracking?.didChange(tracked, of: screen) }
    guard let observers else { return }
    let display = display
    for index in 0..<observers.count { observers[index]?.tell(display) }
    self.observers?.prune()
  }

  /// The screen's side of Observation, made when something is first read.
  func makeTracking() -> Tracking<Kind> {
    if let tracking { return tracking }
    let made = Tracking<Kind>()
    tracking = made
    return made
  }

  /// Adds an observer, which hears the next frame.
  func add(_ observer: Observers<Kind.Display>.Observer) {
    observers = observers ?? Observers()
    observers?.add(observer)
  }

  /// The log, made when someone first asks for it.
  func openLog() -> TransitionLog<Kind> {
    if let log { return log }
    let made = TransitionLog<Kind>(self)
    log = made
    return made
  }
}
