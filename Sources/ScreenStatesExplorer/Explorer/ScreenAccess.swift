internal import ScreenStates
internal import ScreenStatesTestKit

/// The operations on a screen.
struct ScreenAccess<Kind: StateKind>: SubjectAccess {
  typealias Subject = Screen<Kind>
  typealias Shown = Kind.Display

  let startCall: String? = "screen.start()"
  let stopCall: String? = "screen.stop()"

  func start(_ screen: Screen<Kind>) { screen.start() }

  func stop(_ screen: Screen<Kind>) { screen.stop() }

  func attach(_ witness: Witness<Kind.Display>, to screen: Screen<Kind>) {
    let log = witness.listen(to: screen)
    let states = screen.listenToRequests { [weak screen, weak witness] _ in
      if let state = screen?.state { witness?.states.append(WeakObject(state)) }
    }
    let frames = screen.observe { [weak screen, weak witness] display in
      guard let screen, screen.isRunning, witness?.isWatching == true else { return }
      witness?.tell(screen.kind.name, screen.path, display)
    }
    witness.attachments = [log, states, frames, witness.followChildren(of: screen)]
  }

  func look(_ screen: Screen<Kind>, _ context: SwiftText.Context) -> Look<Kind.Display> {
    Look(
      isRunning: screen.isRunning, kind: screen.kind.name, path: screen.path,
      payload: SwiftText.of(screen.kind, context), kept: SwiftText.of(screen.kept, context),
      shown: screen.display,
      inner: screen.descendants.map { SwiftText.of($0.contents, context) },
      isBusy: screen.underWay.contains { $0.form.isBusy })
  }

  func hosted(_ screen: Screen<Kind>) -> [(host: [String], screen: any HostedScreen)] {
    screen.isRunning ? screen.hosted() : []
  }

  func underWay(_ screen: Screen<Kind>, _ rest: (ScreenInstant) -> String?) -> [String] {
    screen.underWay.map { text($0, rest) }
  }

  func running(_ screen: Screen<Kind>) -> [any HostedScreen] {
    screen.isRunning ? [screen] + screen.descendants : []
  }

  func properties(_ screen: Screen<Kind>) -> [Reflection.Stored] {
    ([screen] + screen.descendants).flatMap { $0.stored }
  }

  func types(_ screen: Screen<Kind>) -> [Any.Type] {
    [Kind.self, type(of: screen.state), type(of: screen.factory)]
  }

  func settle(_ screen: Screen<Kind>) async {
    await screen.settled()
    await turns(1)
  }

  func waiting(_ screen: Screen<Kind>) -> [String] { screen.pendingWork }

  func state(_ screen: Screen<Kind>) -> AnyObject? { screen.state }

  func parts(_ screen: Screen<Kind>) -> [AnyObject] {
    [screen.state] + screen.descendants.flatMap { [$0, $0.currentState] }
  }

  func isBlank(_ screen: Screen<Kind>) -> Bool {
    areSame(screen.display, Kind.Display()) { SwiftText.of($0) }
  }

  private func text(_ thing: UnderWay, _ rest: (ScreenInstant) -> String?) -> String {
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
