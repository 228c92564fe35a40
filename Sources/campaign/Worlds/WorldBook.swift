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
  private var recorder: TransitionRecorder<WorldKind>?

  /// The state that has been entered and has not exited.
  private(set) var current: WorldState?
  var isGuarding = false
  private var hooks = 0
  private(set) var entries = 0
  private(set) var exits = 0
  /// The number of calls of `keptChanged()`.
  private(set) var keptCalls = 0

  // The contents of the log.
  private var open: Set<String> = []
  private var openBeforeEntry: Set<String> = []
  private var place: Int?
  private var starts = 0
  private var transitions = 0
  private var stops = 0
  private var stopRecords = 0
  private var stopsAsked = 0

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
    current = state
  }

  func exiting(_ state: WorldState) {
    exits += 1
    if current !== state { world.found(.unpaired, "\(name): exited without being current") }
    current = nil
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

  /// Expects one record for a new request, and returns the request's cause.
  func asks() -> String {
    let cause = "ask \(world.nextNumber())"
    guard recorder != nil else { return cause }
    if entries == 0 { openBeforeEntry.insert(cause) } else { open.insert(cause) }
    return cause
  }

  func stop() {
    stopsAsked += 1
    screen?.stop()
  }

  func letGo() {
    let last = screen.take()
    withExtendedLifetime(last) {}
  }

  func close() {
    letGo()
    recorder = nil
  }

  // MARK: - The log

  /// Reads the new records of the log.
  ///
  /// - Returns: Whether there were any.
  func readRecords() -> Bool {
    guard let recorder, !recorder.all.isEmpty else { return false }
    for record in recorder.take() { note(record) }
    return true
  }

  private func note(_ record: WorldScreen.Record) {
    if record.cause.hasPrefix("ask "), open.remove(record.cause) == nil,
      openBeforeEntry.remove(record.cause) == nil
    {
      world.found(.records, "\(name): \(record), twice")
    }
    if record.cause == "stop" { stopRecords += 1 }
    guard record.outcome == .taken else { return }
    if record.from?.number != place {
      world.found(.path, "\(name): \(record), in \(place.map { "k\($0)" } ?? "no kind")")
    }
    place = record.to?.number
    if record.to == nil {
      stops += 1
    } else if record.cause == "start" {
      starts += 1
    } else {
      transitions += 1
    }
  }

  // MARK: - What must hold at rest

  func judge() {
    if entries - exits != (current == nil ? 0 : 1) {
      world.found(.unpaired, "\(name): \(entries) entries, \(exits) exits")
    }
    if let screen { judge(screen) }
    if recorder != nil { judgeLog() }
  }

  private func judge(_ screen: WorldScreen) {
    if screen.isRunning != (current != nil) {
      world.found(.misplaced, "\(name): isRunning is \(screen.isRunning)")
    }
    if screen.display.value != current?.shadow ?? 0 {
      world.found(.display, "\(name): \(screen.display.value), not \(current?.shadow ?? 0)")
    }
    guard let current else { return }
    if screen.state !== current || !current.isCurrent || screen.kind.number != current.number {
      world.found(.misplaced, "\(name): in \(screen.path), not in k\(current.number)")
    }
    if !isRoot, !world.isHosted(self) { world.found(.orphan, "\(name) runs") }
  }

  private func judgeLog() {
    if starts + transitions != entries {
      world.found(.entries, "\(name): \(entries) entries, \(starts + transitions) records")
    }
    if transitions + stops != exits {
      world.found(.stops, "\(name): \(exits) exits, \(transitions + stops) records")
    }
    if let cause = open.first { world.found(.records, "\(name): none of \(cause)") }
    if let cause = openBeforeEntry.first {
      world.found(.earlyRecords, "\(name): none of \(cause)")
    }
    if stopRecords < stopsAsked {
      world.found(.stopRecords, "\(name): \(stopsAsked) stops, \(stopRecords) records")
    }
  }
}
