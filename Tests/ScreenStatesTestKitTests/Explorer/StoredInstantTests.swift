import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A stored instant is compared with the present one.
@MainActor
@Suite(.noMistakes) struct StoredInstantTests {
  private func polling(renews: Bool = false) -> Explorer<Poller, Bool> {
    explorerOfModel(Poller.self, showing: { $0.isOld }) { inputs in
      let clock = ManualClock()
      inputs.act("poller.begin()", when: { !$0.isPolling }) { $0.begin() }
      inputs.clock(clock)
      return Poller(clock, renews: renews)
    }
  }

  @Test func aFaultThatNeedsAnOldInstantIsFound() async {
    var explorer = polling()
    explorer.depth = 10
    explorer.always("it is not old") { !$1 }
    #expect(await explorer.broken()?.count == 7)
  }

  @Test func instantsThatAreEquallyFarAreTheSame() async {
    let report = await polling(renews: true).explore()
    #expect(report.situations == 3)
    #expect(report.findings == [])
  }

  @Test func datesThatAreEquallyFarAreTheSame() async {
    var explorer = explorerOfModel(Diary.self, showing: { _ in 0 }) { inputs in
      let clock = ManualClock()
      inputs.act("diary.begin()", when: { !$0.hasBegun }) { $0.begin() }
      inputs.clock(clock)
      return Diary(clock)
    }
    explorer.depth = 10
    let report = await explorer.explore()
    // It is only later than before.
    #expect(report.situations == 3)
    #expect(report.ending == .exhausted)
    #expect(report.findings == [])
  }
}

/// Notes each second, from its beginning on, what time it is.
@MainActor
private final class Diary {
  private(set) var hasBegun = false
  private var latest: Date?
  /// It does not move with the clock.
  private let birthday = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private let clock: ManualClock

  init(_ clock: ManualClock) { self.clock = clock }

  func begin() {
    hasBegun = true
    note()
  }

  private func note() {
    _ = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { [weak self] in
      guard let self else { return }
      latest = clock.date
      note()
    }
  }
}

/// Looks at the age of its data each second.
@MainActor
final class Poller {
  private(set) var isOld = false
  private(set) var isPolling = false
  private var loaded: ScreenInstant
  private let clock: ManualClock
  private let renews: Bool

  init(_ clock: ManualClock, renews: Bool) {
    (self.clock, self.renews) = (clock, renews)
    loaded = clock.now
  }

  func begin() {
    isPolling = true
    loaded = clock.now
    tick()
  }

  private func tick() {
    _ = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { [weak self] in self?.look() }
  }

  private func look() {
    isOld = loaded.duration(to: clock.now) > .seconds(5)
    if renews { loaded = clock.now }
    tick()
  }
}
