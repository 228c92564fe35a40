package import ScreenStates

/// A screen of any kind, as far as the inspector looks at it.
///
/// It does not keep the screen: whoever inspects must not change how long things live.
@MainActor
package struct InspectedScreen {
  /// The screen's name.
  let name: String
  /// The names of its states.
  let states: [String]
  /// The screen itself, to tell it from others.
  private(set) weak var screen: AnyObject?
  /// The name of the state that it is in; `nil` if it has gone.
  let current: () -> String?
  /// Tells each request from now on, until the task is cancelled or the screen has gone.
  let follow: (@escaping (LogEntry) -> Void) -> Task<Void, Never>

  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - name: What to call it.
  ///   - states: The names of its states, in a sensible order.
  package init<Kind: StateKind>(_ screen: Screen<Kind>, named name: String, states: [String]) {
    self.name = name
    self.states = states
    self.screen = screen
    current = { [weak screen] in screen?.kind.name }
    follow = { [weak screen] tell in
      guard let records = screen?.transitions() else { return Task {} }
      return Task {
        for await record in records { tell(LogEntry(record, of: name)) }
      }
    }
  }
}

extension LogEntry {
  fileprivate init<Kind: StateKind>(_ record: Screen<Kind>.Record, of screen: String) {
    let outcome: Outcome =
      switch record.outcome {
      case .taken: .taken
      case .ignored: .ignored
      case .refused(let refusal): .refused(refusal.reason.rawValue)
      }
    self.init(
      screen: screen, from: record.from?.name, to: record.to?.name, cause: record.cause,
      outcome: outcome)
  }
}
