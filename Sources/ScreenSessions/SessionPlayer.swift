public import ScreenStates

/// Shows a recorded screen step by step, forward and back.
///
/// ```swift
/// var player = SessionPlayer<NotebookKind>(session, states: NotebookStates(shelf: EmptyShelf()))
/// while player.forward() { print(player.step?.text ?? "", player.frame) }
/// ```
///
/// ``frame`` is the recorded frame, or that of a still screen in the recorded kind, which cannot
/// repeat what a `then` or a timer drew, or only the kind's name if neither was recorded.
@MainActor
public struct SessionPlayer<Kind: StateKind> {
  /// The frame of a step.
  public enum Frame {
    /// The recorded frame.
    case recorded(Kind.Display)
    /// The frame of a still screen in the same kind.
    case still(Kind.Display)
    /// The name of the kind, if neither frame nor kind was written, or neither can be read.
    case named(String)
    /// Nothing: the screen was not running.
    case blank
  }

  /// The session to play.
  public let session: Session

  /// The number of steps before this position.
  public var position: Int { now.position }

  /// The recorded values at a position.
  private struct Moment {
    var position = 0
    var places = Places()
    var recorded: Session.Payload?
    var kept: Session.Payload?
  }

  private var now = Moment()

  private let number: Int
  private let kept: Kind.Kept
  private let states: any StateFactory<Kind>
  private let duration: Duration

  /// Makes a player at the position before the first step.
  ///
  /// - Parameters:
  ///   - session: The session to play.
  ///   - number: The number of the screen to show; 0 is the recorded screen.
  ///   - kept: The kept value of a still screen, if the session has none.
  ///   - states: The factory of the still screens, which start no work.
  ///   - duration: How far to advance the clock of a still screen, to show what appears after a
  ///     while.
  public init(
    _ session: Session, screen number: Int = 0, keeping kept: Kind.Kept,
    states: any StateFactory<Kind>, showing duration: Duration = .zero
  ) {
    (self.session, self.number, self.kept) = (session, number, kept)
    (self.states, self.duration) = (states, duration)
  }

  // MARK: - Moving

  /// Moves one step forward, and returns whether there was one.
  @discardableResult public mutating func forward() -> Bool { move(to: position + 1) }

  /// Moves one step back, and returns whether there was one.
  @discardableResult public mutating func back() -> Bool { move(to: position - 1) }

  /// Moves to the point after `position` steps; returns false, and stays, if there are fewer.
  @discardableResult public mutating func move(to position: Int) -> Bool {
    guard 0...session.steps.count ~= position else { return false }
    if position < now.position { now = Moment() }
    while now.position < position { take(session.steps[now.position]) }
    return true
  }

  private mutating func take(_ step: Session.Step) {
    now.position += 1
    now.places.take(step.event, of: step.screen)
    guard step.screen == number else { return }
    if step.event.destination != nil { now.recorded = upcoming }
    if case .frame(let display) = step.event { now.recorded = display }
    if case .kept(let kept?) = step.event { now.kept = kept }
  }

  /// The frame of the transition that was just taken, from a later step.
  private var upcoming: Session.Payload? {
    for step in session.steps[position...] where step.screen == number {
      if case .frame(let display) = step.event { return display }
      if step.event.destination != nil { return nil }
    }
    return nil
  }

  /// Moves to the last step up to a time since the recording began.
  public mutating func move(to time: Duration) {
    move(to: session.steps.firstIndex { $0.time > time } ?? session.steps.count)
  }

  /// Moves to the next request that was refused; returns false, and stays, if there is none.
  @discardableResult public mutating func moveToNextRefusal() -> Bool {
    let next = session.steps[position...].firstIndex { step in
      if case .request(_, _, _, .refused) = step.event { true } else { false }
    }
    return next.map { move(to: $0 + 1) } ?? false
  }

  // MARK: - Showing

  /// The latest step; nil before the first one.
  public var step: Session.Step? { position > 0 ? session.steps[position - 1] : nil }

  /// The names of the current kinds, outermost first, as in ``ScreenStates/Screen/path``.
  ///
  /// It has only screens that run. A child counts as hosted from its `hosted` step to its next stop,
  /// and children are in the order of these steps: one that starts again while it is hosted comes
  /// last. The session does not tell when the hosting of a child ends that does not run.
  public var path: String {
    path(from: 0, hosting: Dictionary(grouping: now.places.all.keys) { now.places.hosts[$0] }) ?? ""
  }

  /// The place of the screen; nil while it does not run.
  public var place: Session.Place? { now.places.all[number] }

  /// The current kind, if the session has it and this program can read it.
  public var kind: Kind? { place?.payload?.value() }

  /// What the screen shows.
  public var frame: Frame {
    guard let place else { return .blank }
    if let display: Kind.Display = recorded?.value() { return .recorded(display) }
    guard let kind else { return .named(place.name) }
    let still = ScreenStates.Screen(
      still: kind, keeping: keptThen, states: states, showing: duration)
    return .still(still.display)
  }

  /// The kept value at this step; if the session has none, the one given to the initialiser.
  public var keptThen: Kind.Kept { now.kept?.value() ?? kept }

  /// The recorded frame, settled or drawn by the latest transition; nil if none was written.
  public var recorded: Session.Payload? { now.recorded }

  private func path(from number: Int, hosting: [Int?: [Int]]) -> String? {
    guard let name = now.places.all[number]?.name else { return nil }
    let turns = now.places.turns
    let children = (hosting[number] ?? []).sorted { turns[$0] ?? 0 < turns[$1] ?? 0 }
      .compactMap { path(from: $0, hosting: hosting) }
    let inner = children.joined(separator: ", ")
    if children.isEmpty { return name }
    return children.count == 1 ? "\(name)/\(inner)" : "\(name)/(\(inner))"
  }
}

extension SessionPlayer where Kind.Kept == Void {
  /// Makes a player for a screen without a kept value, before the first step.
  public init(
    _ session: Session, screen number: Int = 0, states: any StateFactory<Kind>,
    showing duration: Duration = .zero
  ) { self.init(session, screen: number, keeping: (), states: states, showing: duration) }
}

// An error of the compiler that names the remedy.
extension SessionPlayer {
  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public init(
    _ session: Session, screen number: Int = 0, states: any StateFactory<Kind>,
    showing duration: Duration = .zero
  ) { preconditionFailure("A kind with a kept value needs `keeping:`.") }
}
