extension Machine {
  /// Those who attend, made now if the first one comes.
  @usableFromInline
  func makeSurroundings() -> Surroundings<Kind> {
    if let surroundings = now.surroundings { return surroundings }
    let made = Surroundings<Kind>()
    now.surroundings = made
    return made
  }

  /// The screen's source of time.
  var clock: any ScreenClock { now.surroundings?.clock ?? .continuous }

  @usableFromInline var observers: Observers<Kind.Display> {
    get { now.surroundings?.observers ?? Observers() }
    set {
      makeSurroundings().observers = newValue
      noteSurroundings()
    }
  }

  @usableFromInline var host: (any Host<Kind>)? {
    get { now.surroundings?.host }
    set {
      makeSurroundings().host = newValue
      noteSurroundings()
    }
  }

  @usableFromInline var waitingHost: (any Waiting)? {
    get { now.surroundings?.waitingHost }
    set {
      makeSurroundings().waitingHost = newValue
      noteSurroundings()
    }
  }

  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] {
    get { now.surroundings?.waiters ?? [] }
    set {
      makeSurroundings().waiters = newValue
      noteSurroundings()
    }
  }

  /// The log, if anyone asked for it.
  @inlinable var log: TransitionLog<Kind>? { now.marks[.logged] ? now.surroundings?.log : nil }

  /// The log, made when someone first asks for it.
  func openLog() -> TransitionLog<Kind> {
    let surroundings = makeSurroundings()
    if let log = surroundings.log { return log }
    let made = TransitionLog<Kind>(self)
    surroundings.log = made
    noteSurroundings()
    return made
  }

  /// Keeps in mind whether anyone is there, so that the path of a transition need not look.
  @usableFromInline
  func noteSurroundings() {
    guard let surroundings = now.surroundings else { return }
    now.marks[.awaited] =
      surroundings.host != nil || surroundings.waitingHost != nil || !surroundings.waiters.isEmpty
    now.marks[.logged] = surroundings.log != nil
    now.marks[.observed] = !surroundings.observers.isEmpty
  }
}
