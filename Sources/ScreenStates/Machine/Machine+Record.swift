extension Machine {
  typealias Record = Screen<Kind>.Record

  // MARK: - Names

  /// The whole way in, such as `loggedIn/playing` or `tabs/(home/loading, search/empty)`.
  var path: String {
    let children = unsafe lifeline.ofState.compactMap(\.childPath)
    switch children.count {
    case 0: return now.kind.name
    case 1: return "\(now.kind.name)/\(children[0])"
    default: return "\(now.kind.name)/(\(children.joined(separator: ", ")))"
    }
  }

  /// The class of the current state.
  var stateName: String { String(describing: type(of: now.state)) }

  /// Who asks, as a refusal names it.
  func name(of asker: Asker) -> String {
    asker == .state ? stateName : "The screen, in \(stateName), was"
  }

  /// Whether nothing may be asked for.
  @inlinable var isClosed: Bool { now.isStopping || !now.isRunning || isGone }

  /// Why nothing may be asked for, if nothing may, as a refusal of the asker goes on.
  func closedReason(_ asker: Asker) -> String? {
    let screen = asker == .state ? "its screen" : "it"
    if now.isStopping { return "after \(screen) was asked to stop" }
    if !now.isRunning { return "while \(screen) was not running" }
    if isGone || self.screen == nil { return "after \(screen) had been let go" }
    return nil
  }

  // MARK: - Refusals

  @usableFromInline
  func refusalByGuard(of next: Kind) -> Refusal {
    .guarded(stateName, .kind(next.name))
  }

  @usableFromInline
  func refusalByStop(of next: Kind) -> Refusal {
    .notRunning(name(of: .outside), .kind(next.name), "and then to stop")
  }

  @usableFromInline
  func refusalOfUsed(_ used: Kind.StateClass, for next: Kind) -> Refusal? {
    // What a bench is asked for it grants, and enters nothing.
    states is any RequestCatching ? nil : refusal(of: used, for: .kind(next.name))
  }

  /// Refuses a request that may not even wait.
  @usableFromInline
  func refuse(_ request: Agenda<Kind>.Request, by asker: Asker) -> TransitionOutcome {
    let wish = Wish.kind(request.kind.name)
    let refusal: Refusal
    if let reason = closedReason(asker) {
      refusal = .notRunning(name(of: asker), wish, reason)
    } else {
      switch now.phase {
      case .guarding: refusal = .guarding(stateName, wish)
      case .exiting, .making: refusal = .leaving(stateName, wish)
      case .idle, .entering, .deciding, .telling, .waiting:
        let first = agenda.own?.kind.name ?? ""
        refusal = .superseded(stateName, wish, by: first)
      }
    }
    close(request.record, refusal)
    return .refused(refusal)
  }

  /// Refuses a request whose turn has come.
  @usableFromInline
  func refuse(_ request: Agenda<Kind>.Request) {
    let wish = Wish.kind(request.kind.name)
    if let reason = closedReason(.outside) {
      close(request.record, .notRunning(name(of: .outside), wish, reason))
    } else {
      close(request.record, .runaway(stateName, wish, cycle: cycle))
    }
  }

  /// Refuses what work brings at the end of a chain that does not end.
  @usableFromInline
  func refuse(_ delivery: Agenda<Kind>.Delivery) {
    let cause = delivery.work.cause
    record(.runaway(stateName, .request(cause), cycle: cycle), cause: cause)
    if delivery.isLast { remove(delivery.work, from: screen) }
  }

  /// Refuses a start at the end of a chain that does not end.
  @usableFromInline
  func refuseStart(_ record: Entry?) {
    close(record, .runaway(name(of: .outside), .start, cycle: cycle))
  }

  /// Why a state that the factory gave is not new.
  func refusal(of used: Kind.StateClass, for wish: Wish) -> Refusal {
    let former =
      switch used.life {
      case .entering(let other), .current(let other):
        other === self
          ? "is in .\(now.kind.name) already" : "another screen is in (\(other.path))"
      case .fresh, .left, .stopped: "has been entered before"
      }
    return .usedState(
      name(of: .outside), wish, gave: String(describing: type(of: used)), former: former)
  }

  // MARK: - The log

  /// Keeps a request's place in the log, if there is a log.
  @usableFromInline
  func openRecord(of next: Kind?, cause: String) -> Entry? {
    log?.open(from: currentKind, to: next, cause: cause)
  }

  /// A request that had to wait begins in the kind that the screen is in now.
  @usableFromInline
  func noteBeginning(of record: Entry) {
    record.from = currentKind
  }

  /// Records the final outcome of a request: refused, or else taken.
  @usableFromInline
  func close(_ record: Entry?, _ refusal: Refusal?) {
    guard let record else { return }
    log?.close(record, refusal.map { .refused($0) } ?? .taken)
  }

  /// Records a refusal of something that named no kind.
  func record(_ refusal: Refusal, cause: String) {
    log?.add(to: nil, cause: cause, .refused(refusal))
  }

  /// Records a request that the current state does not answer.
  func recordIgnored(_ request: String) {
    log?.add(to: nil, cause: request, .ignored)
  }

  /// Whether a state is entered, and no stop has been asked for.
  var isAnswering: Bool { now.isRunning && !now.isStopping }

  /// The kind that a record gives as that of the screen.
  var currentKind: Kind? { now.isRunning ? now.kind : nil }
}
