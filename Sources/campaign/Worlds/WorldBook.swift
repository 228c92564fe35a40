import RandomModels
import ScreenStates
import ScreenStatesTestKit

/// One screen of a world, with the expectations that are tracked independently of the screen.
@MainActor
final class WorldBook {
  unowned let world: World
  let name: String
  /// Whether the world starts and stops the screen; others run only while they are hosted.
  let isRoot: Bool
  /// Whether its screen was made still, or became still as a child.
  var isStill: Bool
  private(set) var screen: WorldScreen?
  private(set) var recorder: TransitionRecorder<WorldKind>?

  /// The state that has been entered and has not exited.
  private(set) var current: WorldState?
  /// What the screen shows when no state is current: its last frame if its host has ended it.
  var picture = 0
  /// Whether the world is starting it, and not a host.
  private var isStarting = false
  /// Whether its host was stopped when it was between two states, so that it may also be blank.
  private(set) var mayBeBlank = false
  /// Whether the world has stopped it since the last entry.
  private(set) var isStopped = false
  /// A state that has exited, but may still act.
  private(set) var former: WorldState?
  var isGuarding = false
  private(set) var hooks = 0
  private(set) var entries = 0
  private(set) var exits = 0
  /// The number of entries at the last check.
  var entriesBefore = 0
  /// The expected kept value.
  private(set) var kept: ObjectIdentifier?
  /// The number of calls of `keptChanged()`.
  private(set) var keptCalls = 0
  /// Whether it has been hosted, and so was started and stopped by others.
  var wasHosted = false
  /// How often the screen was reached from outside its hooks since the last check.
  var touches = 0

  // The contents of the log.
  /// How many records are missing, by cause; a negative number if there are too many.
  private(set) var missing: [String: Int] = [:]
  private var ignored: Set<String> = []
  private var place: Int?
  private(set) var entryRecords = 0
  private(set) var exitRecords = 0
  private var stopRecords = 0

  /// The sorts of screens.
  enum Sort { case root, still, child, childWithoutClock }

  init(_ name: String, _ sort: Sort, isLogged: Bool, in world: World) {
    self.name = name
    isRoot = sort != .child && sort != .childWithoutClock
    isStill = sort == .still
    self.world = world
    if isStill {
      // Its state is entered, and its first timers fire, before it can be recorded.
      screen = WorldScreen(
        still: WorldKind(number: 0), keeping: nil, states: WorldStates(book: self),
        showing: .seconds(1))
      return
    }
    let screen = WorldScreen(
      initial: WorldKind(number: 0), keeping: nil, states: WorldStates(book: self),
      clock: sort == .childWithoutClock ? nil : world.clock)
    self.screen = screen
    // A record keeps its objects alive, so only some screens are recorded.
    if isLogged { recorder = TransitionRecorder(of: screen) }
  }

  // MARK: - Reports of the states

  func entered(_ state: WorldState) {
    entries += 1
    if current != nil { world.found(.unpaired, "\(name): entered before the exit of the last") }
    if world.isCalm, !isRoot, !world.isHosted(self) { world.found(.orphan, "\(name) is entered") }
    if !isStarting, world.isMadeStill(self) { isStill = true }
    (current, picture, isStopped, mayBeBlank) = (state, 0, false, false)
  }

  func exiting(_ state: WorldState) {
    exits += 1
    if current !== state { world.found(.unpaired, "\(name): exited without being current") }
    if world.isCalm, let child = world.runningChild(of: state) {
      world.found(.childLast, child.name)
    }
    judge(state.departure)
    current = nil
    if world.random.oneIn(4) { former = state }
  }

  func keptChanged(of state: WorldState) {
    keptCalls += 1
    if current !== state || !state.isCurrent || screen?.isRunning != true {
      world.found(.keptCall, "\(name): k\(state.number)")
    }
  }

  func beginHook() {
    if hooks > 0 { world.found(.nested, name) }
    hooks += 1
  }

  func endHook() { hooks -= 1 }

  // MARK: - Requests

  /// Notes that the screen is reached from outside its hooks, which may lead to one frame.
  func touch() { if hooks == 0 { touches += 1 } }

  /// Expects a record.
  func expect(_ cause: String) { note(cause, isMissing: true) }

  /// Stops counting the records of a cause.
  func ignore(_ cause: String) {
    ignored.insert(cause)
    missing[cause] = nil
  }

  private func note(_ cause: String, isMissing: Bool) {
    guard recorder != nil, !ignored.contains(cause) else { return }
    let count = missing[cause, default: 0] + (isMissing ? 1 : -1)
    missing[cause] = count == 0 ? nil : count
  }

  /// Expects one record for a new request, and returns the request's cause.
  func asks() -> String {
    let cause = "ask \(world.nextNumber())"
    expect(cause)
    return cause
  }

  func start(_ kind: WorldKind?) -> TransitionOutcome? {
    touch()
    expect("start")
    isStarting = true
    defer { isStarting = false }
    return screen?.start(at: kind)
  }

  func stop() {
    touch()
    (picture, isStopped) = (0, true)
    // It may stop the screens that it hosts, too.
    for child in world.hosted(below: self) where child.current == nil { child.mayBeBlank = true }
    expect("stop")
    screen?.stop()
  }

  /// Whether a frame is what the screen should show.
  func isExpected(_ frame: Int) -> Bool {
    if let current { return frame == current.shadow }
    return frame == picture || mayBeBlank && frame == 0
  }

  func write(_ value: Keepsake?) {
    touch()
    if isGuarding { expect("kept") } else { kept = value.map(ObjectIdentifier.init) }
    screen?.kept = value
  }

  func letGo() {
    // Releasing it may lead to a frame, too.
    touches += 1
    let last = screen.take()
    withExtendedLifetime(last) {}
  }

  func close() {
    letGo()
    recorder = nil
    former = nil
  }

  // MARK: - The log

  /// The number of stops so far, or nil without a log.
  var stops: Int? {
    recorder.map { stopRecords + $0.all.count { $0.to == nil && $0.outcome == .taken } }
  }

  /// Reads the new records of the log.
  ///
  /// - Returns: Whether there were any.
  func readRecords() -> Bool {
    guard let recorder, !recorder.all.isEmpty else { return false }
    for record in recorder.take() { note(record) }
    return true
  }

  /// Marks the refusal of a hosting, or of a child's kind that came too late.
  static let dropped = ", dropped"

  private func note(_ record: WorldScreen.Record) {
    if record.cause != "released" {
      let isDropped = record.to == nil && record.cause.hasPrefix("hosting")
      note(record.cause + (isDropped ? Self.dropped : ""), isMissing: false)
    }
    guard record.outcome == .taken else { return }
    if record.from?.number != place {
      world.found(.path, "\(name): \(record), in \(place.map { "k\($0)" } ?? "no kind")")
    }
    if record.to != nil { entryRecords += 1 }
    if record.from != nil { exitRecords += 1 }
    if record.to == nil { stopRecords += 1 }
    place = record.to?.number
  }
}
