package import ScreenStates

/// Follows the logs of screens, and makes of them what the inspector shows.
@MainActor
package final class Inspection {
  private static let longestLog = 200

  private struct Watch {
    weak var screen: AnyObject?
    let task: Task<Void, Never>
    var last: LogEntry?
  }

  /// Called after each request that a log tells of.
  package var changed: () -> Void = {}

  private var watches: [ObjectIdentifier: Watch] = [:]
  private var log: [LogEntry] = []
  private var dropped = 0

  /// An inspection of nothing.
  package init() {}

  /// Follows these screens, from now on, unless it does so already.
  package func watch(_ screens: [InspectedScreen]) {
    // What has gone ends by itself when it has told its last.
    watches = watches.filter { $0.value.screen != nil }
    for inspected in screens {
      guard let screen = inspected.screen else { continue }
      let id = ObjectIdentifier(screen)
      if watches[id] != nil { continue }
      let task = inspected.follow { [weak self] entry in self?.note(entry, of: id) }
      watches[id] = Watch(screen: screen, task: task)
    }
  }

  /// Follows nothing more.
  package func stop() {
    for watch in watches.values { watch.task.cancel() }
    watches = [:]
  }

  /// What there is to show now.
  ///
  /// - Parameters:
  ///   - path: The names of the states on the way in.
  ///   - screens: The screens to show, the outer before the inner.
  ///   - underWay: What is under way.
  ///   - now: The present instant of the clock that timers are set on.
  /// - Returns: The model.
  package func model(
    path: String, of screens: [InspectedScreen], underWay: [UnderWay], at now: ScreenInstant
  ) -> InspectorModel {
    var model = InspectorModel()
    model.path = path
    model.machines = screens.compactMap { inspected in
      guard let screen = inspected.screen, let current = inspected.current() else { return nil }
      return InspectorModel.Machine(
        name: inspected.name, states: inspected.states, current: current,
        last: watches[ObjectIdentifier(screen)]?.last)
    }
    model.ongoing = underWay.compactMap { InspectorModel.Ongoing($0, at: now) }
    model.log = log
    model.dropped = dropped
    return model
  }

  private func note(_ entry: LogEntry, of id: ObjectIdentifier) {
    log.insert(entry, at: 0)
    if log.count > Self.longestLog { log.removeLast() }
    if entry.isStale { dropped += 1 }
    if entry.outcome == .taken { watches[id]?.last = entry }
    changed()
  }
}

extension InspectorModel.Ongoing {
  /// Children are left out: the path names them, and so do the machines.
  fileprivate init?(_ underWay: UnderWay, at now: ScreenInstant) {
    let form: String
    var secondsLeft: Int?
    switch underWay.form {
    case .work: form = "work"
    case .sequence: form = "sequence"
    case .timer(let due):
      form = "timer"
      let left = max(now.duration(to: due), .zero)
      secondsLeft = Int((left / .seconds(1)).rounded(.up))
    case .child: return nil
    }
    let state = underWay.path.split(separator: "/").last.map(String.init) ?? underWay.path
    self.init(
      form: form, cause: underWay.cause, owner: underWay.owner == .state ? state : "the screen",
      secondsLeft: secondsLeft)
  }
}
