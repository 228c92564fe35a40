/// What was asked for, as a refusal words it.
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
}

extension Refusal {
  static func guarded(_ state: String, _ wish: Wish) -> Refusal {
    refusal(
      .guarded, state, wish,
      ", and its canTransition(to:) said no; ask for a kind that it allows, or allow this one.")
  }

  static func guarding(_ state: String, _ wish: Wish) -> Refusal {
    refusal(
      .guarding, state, wish,
      " in canTransition(to:), which may not draw or ask for anything; answer true or false there,"
        + " and act in the request or in enter().")
  }

  static func notEntered(_ state: String, _ wish: Wish) -> Refusal {
    refusal(
      .notEntered, state, wish,
      " before it was entered; a state decides only while it is current: act in enter().")
  }

  static func stale(_ state: String, _ wish: Wish) -> Refusal {
    refusal(
      .stale, state, wish,
      " after it had exited; a state decides only while it is current: capture what the work needs,"
        + " and let the result name the next kind.")
  }

  static func leaving(_ state: String, _ wish: Wish) -> Refusal {
    refusal(
      .leaving, state, wish,
      " while it was leaving; in exit() a state has lost the right to choose: decide before it"
        + " leaves, or in the enter() of the next state.")
  }

  static func superseded(_ state: String, _ wish: Wish, by first: String) -> Refusal {
    refusal(
      .superseded, state, wish,
      " while its request for .\(first) is queued; a state has one request at a time: decide once,"
        + " for one kind.")
  }

  static func usedState(
    _ asker: String, _ wish: Wish, gave state: String, former: String
  ) -> Refusal {
    refusal(
      .usedState, asker, wish,
      ", and the factory gave a \(state) that \(former); a state object lives once:"
        + " make a new one each time in makeState(for:).")
  }

  static func runaway(_ state: String, _ wish: Wish, cycle: [String]) -> Refusal {
    let kinds = cycle.isEmpty ? "" : " (\(cycle.map { "." + $0 }.joined(separator: " → ")))"
    return refusal(
      .runaway, state, wish,
      " after 1,000 transitions and draws that followed one request\(kinds); a chain must end:"
        + " find the state or the observer that always asks again.")
  }

  static func notRunning(_ asker: String, _ wish: Wish, _ why: String) -> Refusal {
    refusal(
      .notRunning, asker, wish,
      " \(why); a screen answers only while it runs: start it first, or keep it for as long as it"
        + " is needed.")
  }

  static func alreadyRunning(in path: String) -> Refusal {
    refusal(
      .alreadyRunning, "The screen was", .start,
      " while it is running in \(path); a screen starts once: stop it first, or ask for a kind.")
  }

  static func alreadyHosted(_ state: String, _ wish: Wish, _ why: String) -> Refusal {
    refusal(
      .alreadyHosted, state, wish,
      ", which \(why); one child has one host: make a screen for each state that hosts one.")
  }

  private static func refusal(
    _ reason: Reason, _ asker: String, _ wish: Wish, _ rule: String
  ) -> Refusal {
    Refusal(reason: reason, description: "\(asker) \(wish.words)\(rule)")
  }
}
