import ScreenStates

/// What must hold for a screen of a world.
extension WorldBook {
  /// Checks a frame at the moment at which an observer receives it.
  func judge(frame: Int) {
    if hooks > 0 { world.found(.earlyFrame, "\(name): in a hook") }
    guard world.isCalm else { return }
    _ = readRecords()
    if missing.values.contains(where: { $0 > 0 }) { world.found(.earlyFrame, name) }
    if !isExpected(frame) { world.found(.frame, "\(name): \(frame)") }
  }

  /// Checks a kept value at the moment at which an observer receives it.
  func judge(kept value: Keepsake?) {
    if hooks > 0 { world.found(.earlyFrame, "\(name): a kept value in a hook") }
    if world.isCalm, value.map(ObjectIdentifier.init) != kept { world.found(.kept, name) }
  }

  /// Notes why the current state ends, and what its screen still shows.
  func judge(_ departure: WorldScreen.Departure?) {
    picture = 0
    switch departure {
    case nil: world.found(.misplaced, "\(name): exits without a reason")
    // The host may also leave before the next state is entered.
    case .to, .hostLeft: picture = isStopped ? 0 : screen?.display.value ?? 0
    case .released: if screen != nil { world.found(.misplaced, "\(name): is not released") }
    case .stopped: break
    }
  }

  /// Checks the screen at rest.
  func judge() {
    if entries - exits != (current == nil ? 0 : 1) {
      world.found(.unpaired, "\(name): \(entries) entries, \(exits) exits")
    }
    if let former, former !== current {
      if former.isCurrent { world.found(.misplaced, "\(name): two states are current") }
      if former.display.value != former.shadow { world.found(.display, "\(name): a former one") }
    }
    if let screen { judge(screen) }
    if recorder != nil { judgeLog() }
    if !wasHosted, entries - entriesBefore > 1_001 * max(1, touches) {
      world.found(.chain, "\(name): \(entries - entriesBefore) entries, reached \(touches) times")
    }
    (touches, entriesBefore) = (0, entries)
  }

  private func judge(_ screen: WorldScreen) {
    if screen.isRunning != (current != nil) {
      world.found(.misplaced, "\(name): isRunning is \(screen.isRunning)")
    }
    if !isExpected(screen.display.value) {
      world.found(.display, "\(name): \(screen.display.value), not \(current?.shadow ?? picture)")
    }
    if screen.kept.map(ObjectIdentifier.init) != kept { world.found(.kept, name) }
    let count = world.countUnderWay(in: self)
    if screen.underWay.count != count {
      world.found(.underWay, "\(name): \(screen.underWay.count), not \(count)")
    }
    guard let current else { return }
    if screen.state !== current || !current.isCurrent || screen.kind.number != current.number {
      world.found(.misplaced, "\(name): in \(screen.path), not in k\(current.number)")
    }
    if !isRoot, !world.isHosted(self) { world.found(.orphan, "\(name) runs") }
  }

  private func judgeLog() {
    if entryRecords != entries {
      world.found(.entries, "\(name): \(entries) entries, \(entryRecords) records")
    }
    if exitRecords != exits {
      world.found(.stops, "\(name): \(exits) exits, \(exitRecords) records")
    }
    if let cause = mostMissing {
      world.found(.records, "\(name): \(missing[cause] ?? 0) of \(cause) are missing")
    }
  }

  /// A cause with too few or too many records.
  private var mostMissing: String? {
    missing.filter { cause, count in
      // A host starts and stops its child, which is on the record, too.
      let isOfHost = wasHosted && (cause == "start" || cause == "stop")
      return count > 0 || !isOfHost && !cause.hasSuffix(Self.dropped)
    }.keys.min()
  }
}
