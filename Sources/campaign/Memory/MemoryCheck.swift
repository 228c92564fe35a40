import CountingAllocator
import ScreenStates

/// The checks that something leaves no memory behind.
@MainActor
enum MemoryCheck {
  static var all: [Check] { [entries, liveScreens, dropped] }

  // MARK: - Entries and exits

  private static var entries: Check {
    Check(name: "memory: entries and exits") { options in
      let count = options.isShort ? 100_000 : 1_000_000
      let screen = LoadDesk().screen(.idle)
      screen.start()
      walk(screen, 1_000)
      let before = counting_allocator_allocations()
      counting_allocator_begin_bytes()
      walk(screen, count)
      let bytes = counting_allocator_end_bytes()
      let allocations = counting_allocator_allocations() - before
      let figures = "\(count), \(allocations) allocations, \(bytes) bytes left"
      guard counting_allocator_counts() else { return (figures, nil) }
      if bytes != 0 { return (figures, "\(count) entries and exits left \(bytes) bytes.") }
      let isOne = allocations <= UInt64(count + 16)
      return (figures, isOne ? nil : "An entry took more than one allocation.")
    }
  }

  private static func walk(_ screen: Screen<LoadKind>, _ count: Int) {
    for index in 0..<count { screen.transition(to: index % 2 == 0 ? .showing : .idle) }
  }

  // MARK: - Live screens

  private static var liveScreens: Check {
    Check(name: "memory: live screens") { options in
      let count = options.isShort ? 50_000 : 1_000_000
      let desk = LoadDesk()
      var screens: [Screen<LoadKind>] = []
      screens.reserveCapacity(count)
      counting_allocator_begin_bytes()
      for _ in 0..<count {
        let screen = desk.screen(.idle)
        screen.start()
        screens.append(screen)
      }
      for screen in screens { screen.transition(to: .showing) }
      let made = counting_allocator_end_bytes()
      counting_allocator_begin_bytes()
      for screen in screens { screen.stop() }
      screens.removeAll(keepingCapacity: true)
      let left = made + counting_allocator_end_bytes()
      let figures = "\(count) at a time, \(made / Int64(count)) bytes each, \(left) bytes left"
      if desk.entered != 2 * count || desk.exited != 2 * count {
        return (figures, "\(desk.entered) entries, \(desk.exited) exits of \(2 * count).")
      }
      // Arrays and tables that grow with the process may keep a little.
      return (figures, left < Int64(count) ? nil : "Released screens left \(left) bytes.")
    }
  }

  // MARK: - Dropped screens

  private static var dropped: Check {
    Check(name: "memory: screens dropped at a load") { options in
      let rounds = options.isShort ? 2_000 : 20_000
      let desk = LoadDesk()
      await drop(100, desk)
      // Dispatch caches up to a thousand small blocks for each thread, once and permanently. A leak
      // would show in each round.
      var left: [Int64] = []
      for _ in 1...5 {
        counting_allocator_begin_bytes()
        await drop(rounds, desk)
        left.append(counting_allocator_end_bytes())
      }
      let bytes = max(0, left.min() ?? 0)
      let count = rounds * Drop.allCases.count
      let figures = "five times \(count), \(bytes) bytes left at least once"
      if desk.entered != desk.exited {
        return (figures, "\(desk.entered) entries, \(desk.exited) exits of screens dropped.")
      }
      if desk.clock.waitingCount != 0 {
        return (figures, "\(desk.clock.waitingCount) timers of dropped screens are on the clock.")
      }
      return (figures, bytes < Int64(count / 4) ? nil : "Dropped screens left \(bytes) bytes.")
    }
  }

  /// The moment of a load at which a screen is released.
  private enum Drop: CaseIterable {
    case beforeStart, atOnce, whileWaiting, elsewhere, beforeTheAnswer, afterTheAnswer
  }

  private static func drop(_ rounds: Int, _ desk: LoadDesk) async {
    for _ in 0..<rounds {
      for moment in Drop.allCases { await drop(moment, desk) }
    }
  }

  private static func drop(_ moment: Drop, _ desk: LoadDesk) async {
    var screen: Screen<LoadKind>? = desk.screen()
    if moment != .beforeStart { screen?.start() }
    // The load's task was enqueued on the main actor before.
    if moment != .beforeStart, moment != .atOnce { await Task.yield() }
    switch moment {
    case .beforeStart, .atOnce, .whileWaiting: screen = nil
    case .elsewhere: await letGo(&screen)
    case .beforeTheAnswer:
      desk.answer()
      screen = nil
    case .afterTheAnswer:
      desk.answer()
      await screen?.settled()
      screen = nil
    }
    await desk.endLoads()
    // The exit was enqueued on the main actor, too.
    await Task.yield()
  }

  private static func letGo(_ screen: inout Screen<LoadKind>?) async {
    let last = screen.take()
    await Task.detached { withExtendedLifetime(last) {} }.value
  }
}
