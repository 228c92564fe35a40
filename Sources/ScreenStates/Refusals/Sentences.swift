/// What was requested, in the words of a refusal.
enum Wish {
  case kind(String)
  case start
  case work(String)
  case host(String)
  case draw
  case write
  case request(String)
  case again

  var words: String {
    switch self {
    case .kind(let name): "asked for .\(name)"
    case .start: "asked to start"
    case .work(let cause): "asked to start work (\(cause))"
    case .host(let path): "asked to host the screen in \(path)"
    case .draw: "drew"
    case .write: "wrote screen.kept"
    case .request(let name): "was sent \(name)"
    case .again: "asked again"
    }
  }
}

extension Refusal {
  /// Makes a refusal with its sentence.
  ///
  /// - Parameters:
  ///   - reason: The rule.
  ///   - asker: Who made the request, such as `LoadNewsState`.
  ///   - wish: What was requested.
  ///   - detail: What the rule names: whose guard returned false, the queued request, where a used
  ///     state was used, the cycle of kinds, when the screen was not running, or that it runs or is
  ///     about to start.
  ///   - isOfState: Whether a state made the request: for a kind, for work, or for a child.
  init(
    _ reason: Reason, _ asker: String, _ wish: Wish, _ detail: String = "", isOfState: Bool = false
  ) {
    let rule =
      switch reason {
      case .guarded:
        ", and \(detail) canTransition(to:) returned false; ask for a kind that it allows, or allow this one."
      case .guarding:
        " in canTransition(to:), which may not draw, write or ask for anything; return true or"
          + " false there, and act in the request or in enter()."
      case .notEntered:
        " before it was entered; a state decides only while it is current: act in enter()."
      case .stale:
        " after it had exited; a state decides only while it is current: capture what the work"
          + " needs, and let the result name the next kind."
      case .leaving:
        " while it was leaving; in exit() a state can no longer choose: decide before it leaves, or"
          + " in the enter() of the next state."
      case .superseded:
        " while its request for .\(detail) is queued; a state has one request at a time: decide"
          + " once, for one kind."
      case .usedState:
        ", and the factory gave a \(detail); a state is used only once: make a new one each time in"
          + " makeState(for:)."
      case .runaway:
        " after 1,000 transitions and draws that followed one request\(detail); a chain must end:"
          + " find the state or the observer that always asks again."
      case .notRunning:
        " \(detail); a screen answers only while it runs: start it first, or keep it for as long as"
          + " it is needed."
      case .alreadyRunning:
        " while it \(detail); a screen starts once: stop it first, or ask for a kind."
      case .alreadyHosted:
        ", which \(detail)."
      }
    self.init(reason: reason, description: asker + " " + wish.words + rule, isOfState: isOfState)
  }

  /// The refusal of a result that came after its state or its screen had ended.
  static func late(_ cause: String, of owner: _StateBase.Type?) -> Refusal {
    let sentence =
      if let owner {
        "The \(cause) of \(owner)'s work came after the state had exited, and was dropped."
      } else {
        "The \(cause) of the screen's work came after the screen had stopped, and was dropped."
      }
    return Refusal(
      reason: owner == nil ? .notRunning : .stale, description: sentence, isOfState: false)
  }
}
