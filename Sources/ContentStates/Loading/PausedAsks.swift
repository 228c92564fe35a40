internal import ScreenStates

/// The requests that are sent after a pause, at most one for each screen.
///
/// They are found by their screens, and not by a state: a state that has just become current must
/// find the pause that an earlier one began, and a state that has exited must not.
@MainActor
enum PausedAsks {
  private static var timers: [ObjectIdentifier: ScreenWork] = [:]

  /// Begins a pause, after which the request is sent to whichever state is then current.
  static func begin<Kind: ContentStateKind>(
    _ request: Kind.Request, after pause: Duration, on screen: Screen<Kind>
  ) {
    end(on: screen)
    timers[ObjectIdentifier(screen)] = screen.after(pause, cause: "ask(for:after:)") { state in
      (state as? ContentState<Kind>)?.ask(for: request)
    }
  }

  /// Ends the pause of a screen; its request is not sent.
  static func end(on screen: AnyObject) {
    if timers.isEmpty { return }
    timers.removeValue(forKey: ObjectIdentifier(screen))?.cancel()
    // Those of screens that have stopped or been released.
    timers = timers.filter(\.value.isUnderWay)
  }
}
