/// Which requests are refused, and why (rules 3, 5, 6 and 13); `Sentences.swift` has the texts.
extension Phase {
  /// Whether this phase refuses a request of the asker, instead of running or queueing it.
  func refuses(_ asker: Machine.Asker) -> Bool {
    switch self {
    case .guarding: true
    case .making: asker == .state
    case .exiting: asker != .screen
    case .idle, .entering, .deciding, .telling, .waiting, .drawing: false
    }
  }
}

extension Machine {
  // MARK: - Reasons

  /// The refusal of a request that may neither run nor wait; nil if it may.
  func obstacle(to wish: @autoclosure () -> Wish, by asker: Asker) -> Refusal? {
    guard isClosed || now.phase.refuses(asker) else { return nil }
    return refusal(of: wish(), by: asker)
  }

  /// Whether every request is refused: the screen is stopping, not running, or released.
  var isClosed: Bool { isStopping || !now.isRunning || isGone }

  func refusal(of wish: Wish, by asker: Asker) -> Refusal {
    if let reason = closedReason(asker == .state ? "its screen" : "it") {
      return refusal(.notRunning, wish, by: asker, reason)
    }
    return refusal(now.phase == .guarding ? .guarding : .leaving, wish)
  }

  private func closedReason(_ screen: String) -> String? {
    if isStopping { return "after \(screen) was asked to stop" }
    if !now.isRunning { return "while \(screen) was not running" }
    return home == nil || isGone ? "after \(screen) had been released" : nil
  }

  /// The refusal of a request by the current state or by a caller of the screen.
  func refusal(
    _ reason: Refusal.Reason, _ wish: Wish, by asker: Asker = .state, _ detail: String = ""
  ) -> Refusal {
    let name = asker == .state ? stateName : "The screen, in \(stateName), was"
    return Refusal(reason, name, wish, detail, isOfState: asker == .state)
  }

  /// The refusal of a request to which the current state's `canTransition(to:)` returned false.
  func guarded(by asker: Asker) -> Refusal {
    let whose = asker == .state ? "its" : "\(stateName)'s"
    return refusal(.guarded, .kind(name(of: .wanted)), by: asker, whose)
  }

  /// The refusal of a request for a kind, or of a start, because the screen is stopping.
  func stopped(_ kind: KindPlace? = nil) -> Refusal {
    let wish = kind.map { Wish.kind(name(of: $0)) } ?? .start
    return refusal(.notRunning, wish, by: .outside, "and then to stop")
  }

  /// The refusal of a request because the chain has reached its limit.
  func runaway(_ wish: Wish, by asker: Asker = .state) -> Refusal {
    let cycle = (now.waiting?.cycle ?? []).map { "." + $0 }.joined(separator: " → ")
    return refusal(.runaway, wish, by: asker, cycle.isEmpty ? "" : " (\(cycle))")
  }

  /// The refusal of a request because the factory gave a used state.
  func usedState(_ used: _StateBase, for wish: Wish) -> Refusal {
    let former =
      switch used.life {
      case .current where used.machine == nil, .waiting: "another screen will enter"
      case .current:
        used.machine === self
          ? "is in .\(name(of: .current)) already"
          : "another screen is in (\(used.machine?.path ?? ""))"
      case .fresh, .left, .stopped: "has been used before"
      }
    return refusal(.usedState, wish, by: .outside, "\(type(of: used)) that \(former)")
  }

  // MARK: - Recording

  /// Records the refusal of a request for a kind, and returns it.
  func refuse(_ kind: KindPlace, _ refusal: Refusal, cause: String) -> Refusal {
    record(.refused(refusal), to: kind, cause: cause)
    return refusal
  }

  /// Refuses the request for the wanted kind, and releases that.
  func refuseWanted(_ refusal: Refusal, cause: String) -> Refusal {
    record(.refused(refusal), to: .wanted, cause: cause)
    dropWanted()
    return refusal
  }

  /// Refuses a request for which the factory gave a used state.
  ///
  /// - Returns: The refusal, or nil on a test bench, which takes the request without a transition.
  func refuseUsed(_ used: _StateBase, cause: String) -> Refusal? {
    guard let catchRequest = now.surroundings?.catchRequest else {
      return refuseWanted(usedState(used, for: .kind(name(of: .wanted))), cause: cause)
    }
    record(.taken, to: .wanted, cause: cause)
    surroundings.shownAtCatch = state.copyDisplay()
    catchRequest(self, cause)
    dropWanted()
    return nil
  }

  /// Refuses a result because the chain has reached its limit.
  func refuse(_ work: ScreenWork, isLast: Bool) {
    record(.refused(runaway(.request(work.cause))), cause: work.cause)
    if isLast { end(work) }
  }

  /// Refuses to start work.
  func refuseWork(_ refusal: Refusal, cause: String) -> ScreenWork {
    record(.refused(refusal), cause: cause)
    return ScreenWork(cause: cause, refused: refusal)
  }

  // MARK: - Names

  /// The kinds of the screen and its children: `loggedIn/playing`, `tabs/(home/loading, search)`.
  var path: String {
    let children = lifeline.allWork.compactMap { $0.child?.readPath() }
    switch children.count {
    case 0: return name(of: .current)
    case 1: return "\(name(of: .current))/\(children[0])"
    default: return "\(name(of: .current))/(\(children.joined(separator: ", ")))"
    }
  }

  /// The path, registered with Observation as read.
  func readPath() -> String {
    readPlace()
    return path
  }

  /// The class of the current state.
  var stateName: String { String(describing: type(of: state)) }
}

extension _StateBase {
  /// Refuses a request of a state that is not current, and records it if there is a log.
  final func refuseNotCurrent(_ wish: Wish, to kind: AnyObject?, cause: String) -> Refusal {
    let name = String(describing: type(of: self))
    let (reason, detail): (Refusal.Reason, String) =
      switch life {
      case .fresh, .current: (.notEntered, "")
      case .waiting: (.notRunning, "before its screen was started")
      case .left: (.stale, "")
      case .stopped: (.notRunning, "after its screen had stopped")
      }
    let isAsked =
      switch wish {
      case .request, .draw: false
      case .kind, .start, .work, .host, .write, .again: true
      }
    let refusal = Refusal(reason, name, wish, detail, isOfState: isAsked)
    log?.add(to: kind, cause: cause, .refused(refusal))
    let teller = mistakes ?? Mistakes.ofNewState
    mistakes = teller
    teller.tell(refusal, hasStarted: life == .stopped)
    return refusal
  }
}

extension Waiting {
  /// The shortest cycle of kinds at the end of the chain, such as a, b, a; empty if there is none.
  var cycle: [String] {
    if let knownCycle { return knownCycle }
    let count = lastKinds.count
    let length = (1..<max(1, count / 2 + 1)).first { length in
      lastKinds.suffix(length).elementsEqual(lastKinds.dropLast(length).suffix(length))
    }
    let cycle = length.map { Array(lastKinds.suffix($0 + 1)) } ?? []
    knownCycle = cycle
    return cycle
  }
}
