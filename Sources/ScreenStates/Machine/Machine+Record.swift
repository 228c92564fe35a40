extension Machine {
  typealias Record = Screen<Kind>.Record

  // MARK: - Names

  /// The whole way in, such as `loggedIn/playing` or `tabs/(home/loading, search/empty)`.
  var path: String {
    let children = unsafe lifeline.ofState.compactMap(\.childPath)
    switch children.count {
    case 0: return kind.name
    case 1: return "\(kind.name)/\(children[0])"
    default: return "\(kind.name)/(\(children.joined(separator: ", ")))"
    }
  }

  /// The class of the current state.
  var stateName: String { String(describing: type(of: state)) }

  /// Who asks, as a refusal names it.
  func name(of asker: Asker) -> String {
    asker == .state ? stateName : "The screen"
  }

  /// Why nothing may be asked for, if nothing may.
  var closedReason: String? {
    if agenda.isStopping { return "after it was asked to stop" }
    if !isRunning { return "while its screen was not running" }
    if isGone { return "after its screen had been let go" }
    return nil
  }

  /// What disqualifies a state that the factory gave, if anything does.
  func former(of new: Kind.StateClass) -> String? {
    switch new.life {
    case .fresh: nil
    case .current where new.machine === self: "is in .\(kind.name) already"
    case .current: "another screen is in (\(new.machine?.path ?? ""))"
    case .left, .stopped: "has been entered before"
    }
  }

  // MARK: - The log

  /// Refuses a request for a kind, on the record.
  func refuse(_ request: Agenda<Kind>.Request, _ refusal: Refusal) -> TransitionOutcome {
    close(request.ticket, to: request.kind, cause: request.cause, .refused(refusal))
    return .refused(refusal)
  }

  /// Records a refusal of something that named no kind.
  func record(_ refusal: Refusal, cause: String) {
    log?.add(to: nil, cause: cause, .refused(refusal))
  }

  /// Records a request that the current state does not answer.
  func recordIgnored(_ request: String) {
    log?.add(to: nil, cause: request, .ignored)
  }

  /// Records the final outcome of a request.
  func close(
    _ ticket: TransitionLog<Kind>.Ticket?, to next: Kind?, cause: String, _ outcome: Record.Outcome
  ) {
    guard let ticket else { return }
    log?.close(ticket, Record(from: currentKind, to: next, cause: cause, outcome: outcome))
  }

  /// Whether a state is entered, and no stop has been asked for.
  var isAnswering: Bool { isRunning && !agenda.isStopping }

  /// The kind that a record gives as that of the screen.
  var currentKind: Kind? { isRunning ? kind : nil }
}
