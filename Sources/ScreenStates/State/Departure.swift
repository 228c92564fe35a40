extension Screen {
  /// Why a state ends: ``State/departure``.
  public enum Departure {
    /// For another state, of this kind.
    case to(Kind)
    /// By a stop of the screen, or of a screen that hosts it.
    case stopped
    /// Because its host's state exits, or ends the hosting.
    case hostLeft
    /// Because the screen has been released.
    case released
  }
}

extension Screen.State {
  /// Why this state ends, while its ``exit()`` runs and the children that it hosts stop; otherwise
  /// nil.
  ///
  /// ```swift
  /// override func exit() {
  ///   guard case .to(.paid) = departure else { return theatre.release(seats) }
  /// }
  /// ```
  ///
  /// It says what is intended: a stop inside `exit()` still prevents the entry of the next state.
  public final var departure: Screen.Departure? {
    guard let machine, machine.now.phase == .exiting else { return nil }
    return switch machine.now.ending {
    case nil: .to(edge(of: machine, for: Kind.self).wanted)
    case .stop: .stopped
    case .host: .hostLeft
    case .release: .released
    }
  }
}
