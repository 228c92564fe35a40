extension Machine {
  /// Those who attend, made now if the first one comes.
  @usableFromInline
  func makeCompany() -> Company<Kind> {
    if let company = now.company { return company }
    let made = Company<Kind>()
    now.company = made
    return made
  }

  @usableFromInline var observers: Observers<Kind.Display> {
    get { now.company?.observers ?? Observers() }
    set {
      makeCompany().observers = newValue
      noteCompany()
    }
  }

  @usableFromInline var host: (any Host<Kind>)? {
    get { now.company?.host }
    set {
      makeCompany().host = newValue
      noteCompany()
    }
  }

  @usableFromInline var waitingHost: (any Waiting)? {
    get { now.company?.waitingHost }
    set {
      makeCompany().waitingHost = newValue
      noteCompany()
    }
  }

  @usableFromInline var waiters: [CheckedContinuation<Void, Never>] {
    get { now.company?.waiters ?? [] }
    set {
      makeCompany().waiters = newValue
      noteCompany()
    }
  }

  /// The log, if anyone asked for it.
  @inlinable var log: TransitionLog<Kind>? { now.isLogged ? now.company?.log : nil }

  /// The log, made when someone first asks for it.
  func openLog() -> TransitionLog<Kind> {
    let company = makeCompany()
    if let log = company.log { return log }
    let made = TransitionLog<Kind>(self)
    company.log = made
    noteCompany()
    return made
  }

  /// Keeps in mind whether anyone is there, so that the path of a transition need not look.
  @usableFromInline
  func noteCompany() {
    guard let company = now.company else { return }
    now.isAwaited =
      company.host != nil || company.waitingHost != nil || !company.waiters.isEmpty
    now.isLogged = company.log != nil
    now.isAttended = now.isAwaited || now.isLogged || !company.observers.isEmpty
  }
}
