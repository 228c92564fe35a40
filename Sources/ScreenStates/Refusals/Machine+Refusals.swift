/// What is refused, and why (rules 3, 5, 6 and 13); the sentences stand in `Sentences.swift`.
extension Phase {
  /// Whether a request of the asker is refused, and may not even wait.
  @inlinable
  func refuses<Kind>(_ asker: Machine<Kind>.Asker) -> Bool {
    switch self {
    case .guarding: true
    case .making: asker == .state
    case .exiting: asker != .screen
    case .idle, .entering, .deciding, .telling, .waiting: false
    }
  }
}

extension Machine {
  // MARK: - Before

  /// Why a request may not even wait, or nil if it may.
  @inlinable
  func obstacle(to wish: @autoclosure () -> Wish, by asker: Asker) -> Refusal? {
    guard isClosed || now.phase.refuses(asker) else { return nil }
    return refusal(of: wish(), by: asker)
  }

  /// Why a request that had to wait may not run, or nil if it may. It counts in the chain.
  @inlinable
  func obstacleInTurn(to kind: Kind) -> Refusal? {
    if isClosed { return refusal(of: .kind(kind.name), by: .outside) }
    if waiting.extendChain(kind.name) { return nil }
    return runaway(.kind(kind.name), by: .state)
  }

  /// Whether nothing may be asked for.
  @inlinable var isClosed: Bool { isStopping || !now.isRunning || isGone }

  @usableFromInline
  func refusal(of wish: Wish, by asker: Asker) -> Refusal {
    let it = asker == .state ? "its screen" : "it"
    let reason: String? =
      if isStopping {
        "after \(it) was asked to stop"
      } else if !now.isRunning {
        "while \(it) was not running"
      } else if screen == nil || isGone {
        "after \(it) had been released"
      } else {
        nil
      }
    if let reason {
      return .notRunning(name(of: asker), wish, reason, isOfState: asker == .state)
    }
    return now.phase == .guarding ? guarding(wish) : .leaving(stateName, wish)
  }

  // MARK: - By rule

  @usableFromInline
  func guarded(_ wish: Wish) -> Refusal { .guarded(stateName, wish) }

  func guarding(_ wish: Wish) -> Refusal { .guarding(stateName, wish) }

  @usableFromInline
  func superseded(_ wish: Wish, by first: Kind) -> Refusal {
    .superseded(stateName, wish, by: first.name)
  }

  @usableFromInline
  func stopped(_ wish: Wish) -> Refusal {
    .notRunning(name(of: .outside), wish, "and then to stop")
  }

  @usableFromInline
  func released(_ wish: Wish) -> Refusal {
    .notRunning(name(of: .outside), wish, "after it had been released")
  }

  @usableFromInline
  func runaway(_ wish: Wish, by asker: Asker) -> Refusal {
    .runaway(name(of: asker), wish, cycle: now.waiting?.cycle ?? [])
  }

  /// Why a state that the factory gave is not new.
  @usableFromInline
  func usedState(_ used: Kind.StateClass, for wish: Wish) -> Refusal {
    let former =
      switch used.life {
      case .entering(let other), .current(let other):
        other === self
          ? "is in .\(now.kind.name) already" : "another screen is in (\(other.path))"
      case .waiting: "another screen will start in"
      case .fresh, .left, .stopped: "has been entered before"
      }
    return .usedState(
      name(of: .outside), wish, gave: String(describing: type(of: used)), former: former)
  }

  // MARK: - On the record

  /// Refuses a request for a kind.
  @usableFromInline
  func refuse(_ kind: Kind, _ refusal: Refusal, cause: String) -> Refusal {
    record(.refused(refusal), to: kind, cause: cause)
    return refusal
  }

  /// Refuses a request for which the factory gave a state that is not new.
  ///
  /// - Returns: The refusal; nil on a test's bench, which grants the request and enters nothing.
  @usableFromInline
  func refuse(_ kind: Kind, used state: Kind.StateClass, cause: String) -> Refusal? {
    if let catchRequest = now.surroundings?.catchRequest {
      record(.taken, to: kind, cause: cause)
      catchRequest(kind, cause)
      return nil
    }
    return refuse(kind, usedState(state, for: .kind(kind.name)), cause: cause)
  }

  /// Refuses what work has brought at the end of a chain without end.
  @usableFromInline
  func refuse(_ delivery: Waiting<Kind>.Delivery) {
    let cause = delivery.work.cause
    record(.refused(runaway(.request(cause), by: .state)), cause: cause)
    if delivery.isLast { end(delivery.work, of: screen) }
  }

  /// Refuses to start work.
  @usableFromInline
  func refuseWork(_ refusal: Refusal, cause: String) -> Screen<Kind>.Work {
    record(.refused(refusal), cause: cause)
    return Screen.Work(cause: cause, refused: refusal)
  }

  // MARK: - Names

  /// The whole way in, such as `loggedIn/playing` or `tabs/(home/loading, search/empty)`.
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

  /// Who asks, as a refusal names it.
  private func name(of asker: Asker) -> String {
    asker == .state ? stateName : "The screen, in \(stateName), was"
  }
}

extension Screen.State {
  /// Refuses what is asked of a state that is not current, and records it where there is a log.
  @usableFromInline
  final func refuseNotCurrent(_ wish: Wish, to kind: Kind?, cause: String) -> Refusal {
    let name = String(describing: type(of: self))
    let (refusal, log): (Refusal, TransitionLog<Kind>?) =
      switch life {
      case .fresh, .entering, .current: (.notEntered(name, wish), nil)
      case .waiting(let log):
        (.notRunning(name, wish, "before its screen was started", isOfState: true), log)
      case .left(let log): (.stale(name, wish), log)
      case .stopped(let log):
        (.notRunning(name, wish, "after its screen had stopped", isOfState: true), log)
      }
    log?.add(to: kind, cause: cause, .refused(refusal))
    return refusal
  }
}
