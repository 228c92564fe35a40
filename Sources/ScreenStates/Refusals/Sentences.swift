/// What was asked for, as a refusal says it.
@usableFromInline
enum Wish {
  case kind(String)
  case start
  case work(String)
  case host(String)
  case draw
  case request(String)

  var words: String {
    switch self {
    case .kind(let name): "asked for .\(name)"
    case .start: "asked to start"
    case .work(let cause): "asked for work (\(cause))"
    case .host(let path): "asked to host the screen in \(path)"
    case .draw: "drew"
    case .request(let name): "was sent \(name)"
    }
  }

  /// Whether the one who asked asked for something.
  var isAsked: Bool {
    switch self {
    case .kind, .work, .host, .start: true
    case .draw, .request: false
    }
  }
}

/// The sentences of all refusals.
extension Refusal {
  static func guarded(_ state: String, _ wish: Wish) -> Refusal {
    Refusal(
      .guarded, state, wish,
      ", and its canTransition(to:) said no; ask for a kind that it allows, or allow this one.")
  }

  static func guarding(_ state: String, _ wish: Wish) -> Refusal {
    Refusal(
      .guarding, state, wish,
      " in canTransition(to:), which may not draw or ask for anything; answer true or false there,"
        + " and act in the request or in enter().")
  }

  static func notEntered(_ state: String, _ wish: Wish) -> Refusal {
    Refusal(
      .notEntered, state, wish,
      " before it was entered; a state decides only while it is current: act in enter().")
  }

  static func stale(_ state: String, _ wish: Wish) -> Refusal {
    Refusal(
      .stale, state, wish,
      " after it had exited; a state decides only while it is current: capture what the work needs,"
        + " and let the result name the next kind.")
  }

  /// The refusal of what work brought after its state or its screen had ended; no mistake.
  static func late<State>(_ cause: String, of owner: State.Type?) -> Refusal {
    let sentence =
      if let owner {
        "The \(cause) of \(owner)'s work came after the state had exited, and was dropped."
      } else {
        "The \(cause) of the screen's work came after the screen had stopped, and was dropped."
      }
    return Refusal(
      reason: owner == nil ? .notRunning : .stale, description: sentence, isOfState: false)
  }

  static func leaving(_ state: String, _ wish: Wish) -> Refusal {
    Refusal(
      .leaving, state, wish,
      " while it was leaving; in exit() a state can no longer choose: decide before it leaves, or"
        + " in the enter() of the next state.")
  }

  static func superseded(_ state: String, _ wish: Wish, by first: String) -> Refusal {
    Refusal(
      .superseded, state, wish,
      " while its request for .\(first) is queued; a state has one request at a time: decide once,"
        + " for one kind.")
  }

  static func usedState(
    _ asker: String, _ wish: Wish, gave state: String, former: String
  ) -> Refusal {
    Refusal(
      .usedState, asker, wish,
      ", and the factory gave a \(state) that \(former); a state object lives once:"
        + " make a new one each time in makeState(for:).")
  }

  static func runaway(_ state: String, _ wish: Wish, cycle: [String]) -> Refusal {
    let kinds = cycle.isEmpty ? "" : " (\(cycle.map { "." + $0 }.joined(separator: " → ")))"
    return Refusal(
      .runaway, state, wish,
      " after 1,000 transitions and draws that followed one request\(kinds); a chain must end:"
        + " find the state or the observer that always asks again.")
  }

  static func notRunning(
    _ asker: String, _ wish: Wish, _ why: String, isOfState: Bool = false
  ) -> Refusal {
    Refusal(
      .notRunning, asker, wish,
      " \(why); a screen answers only while it runs: start it first, or keep it for as long as it"
        + " is needed.", isOfState: isOfState)
  }

  @usableFromInline
  static func alreadyRunning(in path: String) -> Refusal {
    Refusal(
      .alreadyRunning, "The screen was", .start,
      " while it is running in \(path); a screen starts once: stop it first, or ask for a kind.")
  }

  static func alreadyHosted(_ state: String, _ wish: Wish, _ why: String) -> Refusal {
    Refusal(
      .alreadyHosted, state, wish,
      ", which \(why); one child has one host: make a screen for each state that hosts one.")
  }

  private init(
    _ reason: Reason, _ asker: String, _ wish: Wish, _ rule: String, isOfState: Bool = false
  ) {
    self.init(
      reason: reason, description: "\(asker) \(wish.words)\(rule)", isOfState: isOfState && wish.isAsked)
  }
}
