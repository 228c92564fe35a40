extension Machine {
  /// The display of the last settled status.frame.
  var display: Kind.Display {
    switch status.frame {
    case .current: state.display
    case .earlier: earlier?.display ?? Kind.Display()
    case .copy: copy ?? Kind.Display()
    case .blank: Kind.Display()
    }
  }

  /// Tells the settled frame: to Observation, then to the observers in the order of their adding.
  func tell() {
    let changes = status.untold
    status.untold = []
    let tracked = tracking?.tracked(changes) ?? []
    let screen = tracked.isEmpty ? nil : screen
    if let screen { tracking?.willChange(tracked, of: screen) }
    status.frame = status.isRunning ? .current : .blank
    earlier = nil
    copy = nil
    if let screen { tracking?.didChange(tracked, of: screen) }
    guard let observers else { return }
    let display = display
    for index in 0..<observers.count { observers[index]?.tell(display) }
    forgetObservers()
  }

  /// Forgets the observers that have ended.
  private func forgetObservers() {
    observers?.prune()
    if observers?.isEmpty ?? false { observers = nil }
  }

  /// Adds an observer, which hears the next status.frame.
  func add(_ observer: Observers<Kind.Display>.Observer) {
    var all = observers ?? Observers()
    all.add(observer)
    observers = all
  }

  /// The screen's side of Observation, made when something is first read.
  @inlinable
  func makeTracking() -> Tracking<Kind> {
    if let tracking { return tracking }
    let made = Tracking<Kind>()
    tracking = made
    return made
  }

  /// The log, made when someone first asks for it.
  func openLog() -> TransitionLog<Kind> {
    if let log { return log }
    let made = TransitionLog<Kind>(self)
    log = made
    return made
  }
}
