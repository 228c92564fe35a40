/// Which requests are refused, and why (rules 3, 5, 6 and 13); `Sentences.swift` has the texts.
extension Phase {
  /// Whether this phase refuses a request of the asker, instead of running or queueing it.
  @inlinable func refuses<Kind>(_ asker: Machine<Kind>.Asker) -> Bool {
    switch self {
    case .guarding: true
    case .making: asker == .state
    case .exiting: asker != .screen
    case .idle, .entering, .deciding, .telling, .waiting: false
    }
  }
}

extension Machine {
  // MARK: - Reasons

  /// The refusal of a request that may neither run nor wait; nil if it may.
  @inlinable func obstacle(to wish: @autoclosure () -> Wish, by asker: Asker) -> Refusal? {
    guard isClosed || now.phase.refuses(asker) else { return nil }
    return refusal(of: wish(), by: asker)
  }

  /// Whether every request is refused: the screen is stopping, not running, or released.
  @inlinable var isClosed: Bool { isStopping || !now.isRunning || isGone }

  @usableFromInline func refusal(of wish: Wish, by asker: Asker) -> Refusal {
    if let reason = closedReason(asker == .state ? "its screen" : "it") {
      return refusal(.notRunning, wish, by: asker, reason)
    }
    return refusal(now.phase == .guarding ? .guarding : .leaving, wish)
  }

  private func closedReason(_ screen: String) -> String? {
    if isStopping { return "after \(screen) was asked to stop" }
    if !now.isRunning { return "while \(screen) was not running" }
    return self.screen == nil || isGone ? "after \(screen) had been released" : nil
  }

  /// The refusal of a request by the current state or by a caller of the screen.
  @usableFromInline func refusal(
    _ reason: Refusal.Reason, _ wish: Wish, by asker: Asker = .state, _ detail: String = ""
  ) -> Refusal {
    let name = asker == .state ? stateName : "The screen, in \(stateName), was"
    return Refusal(reason, name, wish, detail, isOfState: asker == .state)
  }

  /// The refusal of a request to which the current state's `canTransition(to:)` returned false.
  @usableFromInline func guarded(_ kind: Kind, by asker: Asker) -> Refusal {
    refusal(.guarded, .kind(kind.name), by: asker, asker == .state ? "its" : "\(stateName)'s")
  }

  /// The refusal of a request because the screen is stopping.
  @usableFromInline func stopped(_ wish: Wish) -> Refusal {
    refusal(.notRunning, wish, by: .outside, "and then to stop")
  }

  /// The refusal of a request because the chain has reached its limit.
  @usableFromInline func runaway(_ wish: Wish, by asker: Asker = .state) -> Refusal {
    let cycle = (now.waiting?.cycle ?? []).map { "." + $0 }.joined(separator: " → ")
    return refusal(.runaway, wish, by: asker, cycle.isEmpty ? "" : " (\(cycle))")
  }

  /// The refusal of a request because the factory gave a used state.
  @usableFromInline func usedState(_ used: Kind.StateClass, for wish: Wish) -> Refusal {
    let former =
      switch used.life {
      case .entering(let other), .current(let other):
        other === self
          ? "is in .\(now.kind.name) already" : "another screen is in (\(other.path))"
      case .waiting: "another screen will start in"
      case .fresh, .left, .stopped: "has been entered before"
      }
    return refusal(.usedState, wish, by: .outside, "\(type(of: used)) that \(former)")
  }

  // MARK: - Recording

  /// Records the refusal of a request for a kind, and returns it.
  @usableFromInline func refuse(_ kind: Kind, _ refusal: Refusal, cause: String) -> Refusal {
    record(.refused(refusal), to: kind, cause: cause)
    return refusal
  }

  /// Refuses a queued request; only the log has the refusal, because its caller has returned.
  @usableFromInline func refuseInTurn(_ request: Waiting<Kind>.Request) {
    let wish = Wish.kind(request.kind.name)
    let asker = request.asker
    let refusal = isClosed ? refusal(of: wish, by: asker) : runaway(wish, by: asker)
    _ = refuse(request.kind, refusal, cause: request.cause)
  }

  /// Refuses a request for which the factory gave a used state.
  ///
  /// - Returns: The refusal, or nil on a test bench, which takes the request without a transition.
  @usableFromInline
  func refuse(_ kind: Kind, used state: Kind.StateClass, cause: String) -> Refusal? {
    if let catchRequest = now.surroundings?.catchRequest {
      record(.taken, to: kind, cause: cause)
      catchRequest(kind, cause)
      return nil
    }
    return refuse(kind, usedState(state, for: .kind(kind.name)), cause: cause)
  }

  /// Refuses a result because the chain has reached its limit.
  @usableFromInline func refuse(_ delivery: Waiting<Kind>.Delivery) {
    let cause = delivery.work.cause
    record(.refused(runaway(.request(cause))), cause: cause)
    if delivery.isLast { end(delivery.work, of: screen) }
  }

  /// Refuses to start work.
  @usableFromInline func refuseWork(_ refusal: Refusal, cause: String) -> Screen<Kind>.Work {
    record(.refused(refusal), cause: cause)
    return Screen.Work(cause: cause, refused: refusal)
  }

  // MARK: - Names

  /// The kinds of the screen and its children: `loggedIn/playing`, `tabs/(home/loading, search)`.
  @usableFromInline var path: String {
    let children = lifeline.allWork.compactMap { $0.child?.path }
    switch children.count {
    case 0: return now.kind.name
    case 1: return "\(now.kind.name)/\(children[0])"
    default: return "\(now.kind.name)/(\(children.joined(separator: ", ")))"
    }
  }

  /// The class of the current state.
  var stateName: String { String(describing: type(of: now.state)) }
}

extension Screen.State {
  /// Refuses a request of a state that is not current, and records it if there is a log.
  @usableFromInline
  final func refuseNotCurrent(_ wish: Wish, to kind: Kind?, cause: String) -> Refusal {
    let name = String(describing: type(of: self))
    let (reason, log, detail): (Refusal.Reason, TransitionLog<Kind>?, String) =
      switch life {
      case .fresh, .entering, .current: (.notEntered, nil, "")
      case .waiting(let log): (.notRunning, log, "before its screen was started")
      case .left(let log): (.stale, log, "")
      case .stopped(let log): (.notRunning, log, "after its screen had stopped")
      }
    let isAsked = if case .request = wish { false } else { true }
    let refusal = Refusal(reason, name, wish, detail, isOfState: isAsked)
    log?.add(to: kind, cause: cause, .refused(refusal))
    #if DEBUG
      let hasStarted = if case .stopped = life { true } else { false }
      let teller = mistakes ?? Mistakes.ofNewState
      mistakes = teller
      teller.tell(refusal, hasStarted: hasStarted)
    #endif
    return refusal
  }
}
