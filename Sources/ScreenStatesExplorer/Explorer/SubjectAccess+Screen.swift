internal import ScreenStates
internal import ScreenStatesTestKit

extension SubjectAccess {
  /// The operations on a screen.
  static func screen<Kind: StateKind>() -> SubjectAccess
  where Subject == Screen<Kind>, Shown == Kind.Display {
    SubjectAccess(
      startCall: "screen.start()", start: { $0.start() },
      stopCall: "screen.stop()", stop: { $0.stop() },
      attach: { screen, witness in
        let log = witness.listen(to: screen)
        let states = screen.listenToRequests { [weak screen, weak witness] _ in
          if let state = screen?.state { witness?.states.append(WeakObject(state)) }
        }
        let frames = screen.observe { [weak screen, weak witness] display in
          guard let screen, screen.isRunning, witness?.isWatching == true else { return }
          witness?.tell(screen.kind.name, screen.path, display)
        }
        witness.attachments = [log, states, frames, witness.followChildren(of: screen)]
      },
      look: { screen, place in
        Look(
          isRunning: screen.isRunning, kind: screen.kind.name, path: screen.path,
          payload: SwiftText.of(screen.kind, place), kept: SwiftText.of(screen.kept, place),
          shown: screen.display, shownText: "",
          inner: screen.descendants.map { SwiftText.of($0.contents, place) },
          isBusy: screen.underWay.contains { $0.form.isBusy })
      },
      underWay: { screen, rest in screen.underWay.map { text($0, rest) } },
      running: { $0.isRunning ? [$0] + $0.descendants : [] },
      properties: { screen in
        properties(of: screen.state)
          + screen.descendants.flatMap { properties(of: $0.currentState) }
      },
      settle: { screen in
        await screen.settled()
        await turns(1)
      },
      waiting: { $0.pendingWork },
      state: { $0.state },
      reads: { screen in
        #if DEBUG
          screen.state.reads
        #else
          nil
        #endif
      },
      screensKept: { $0.screensKept(by: $1) },
      parts: { screen in [screen.state] + screen.descendants.flatMap { [$0, $0.currentState] } },
      isBlank: { areSame($0.display, Kind.Display()) { SwiftText.of($0) } })
  }

  private static func properties(of state: AnyObject) -> [(name: String, value: Any)] {
    Reflection.properties(of: state, belowRoot: true).map { name, value in
      ("\(type(of: state)).\(name)", value)
    }
  }

  private static func text(_ thing: UnderWay, _ rest: (ScreenInstant) -> String?) -> String {
    switch thing.form {
    case .work: "\(thing.path): \(thing.cause)"
    case .timer(let due):
      "\(thing.path): \(thing.cause), a timer" + (rest(due).map { " due in \($0)" } ?? "")
    case .sequence: "\(thing.path): \(thing.cause), a sequence"
    case .child(let path): "\(thing.path): \(thing.cause) \(path)"
    }
  }
}

extension UnderWay.Form {
  /// Whether the form can change the screen by itself.
  fileprivate var isBusy: Bool {
    if case .child = self { false } else { true }
  }
}
