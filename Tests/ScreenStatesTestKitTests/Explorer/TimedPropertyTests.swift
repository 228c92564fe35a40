import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What properties along a history remember, and what ends that.
@MainActor
@Suite(.inTurn) struct TimedPropertyTests {
  @Test func aStopEndsWhatAScreenStillHadToFulfil() async {
    var explorer = Explorer(PupilKind.self) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      let states = PupilStates { state in
        state.display.text = "heating"
        state.after(.seconds(3)) { nil }
        state.after(.seconds(4)) { [unowned state] in
          state.display.text = "boiling"
          return nil
        }
      }
      return PupilScreen(initial: .a, keeping: 0, states: states, clock: clock)
    }
    explorer.leads(
      "water boils within five seconds", within: .seconds(5), from: { $1.text == "heating" },
      to: { $1.text == "boiling" })
    #expect(await explorer.explore().findings == [])
    explorer.leads(
      "water boils within three seconds", within: .seconds(3), from: { $1.text == "heating" },
      to: { $1.text == "boiling" })
    #expect(
      await explorer.explore().findings.map(\.history) == [
        ["screen.start()", "await clock.advance(by: .seconds(3))"]
      ])
  }

  @Test func whatIsTooLateIsNotMeasuredFurther() async {
    var explorer = explorerOfModel(Ticker.self, showing: { $0.isDone }) { inputs in
      let clock = ManualClock()
      inputs.act("ticker.begin()", when: { !$0.ticks }) { $0.begin() }
      inputs.clock(clock)
      return Ticker(clock)
    }
    explorer.leads(
      "it is done in time", within: .seconds(2), from: { ticker, _ in ticker.ticks },
      to: { $1 })
    let report = await explorer.explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings(.broken).map(\.history.count) == [3])
  }

  @Test func anInputMayMoveTheClockAsTheExplorerDoes() async {
    let explorer = explorerOfModel(Ticker.self, showing: { $0.isDone }) { inputs in
      let clock = ManualClock()
      inputs.act("ticker.begin()", when: { !$0.ticks }) { $0.begin() }
      inputs.act("await clock.advance(by: .seconds(1))") { _ in await clock.advance(by: .seconds(1))
      }
      inputs.clock(clock)
      return Ticker(clock)
    }
    #expect(await explorer.explore().findings == [])
  }

  /// An input shortly before something else is due.
  @Test(arguments: [false, true]) func inputsComeBetweenTwoInstants(isFixed: Bool) async {
    var explorer = Explorer(Draft.self, kind: { $0.phase }, showing: { $0.phase }) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.act("draft.open()", when: { $0.phase == .closed }) { $0.open() }
      inputs.act("draft.save()", when: { $0.phase == .open }) { $0.save() }
      return Draft(clock, isFixed)
    }
    explorer.leads(
      "what is saved is sent", within: .seconds(4), from: { $1 == .saving }, to: { $1 == .sent })
    explorer.mayEnd = ["sent", "expired"]
    let history = [
      "draft.open()", "await clock.advance(by: .seconds(58))", "draft.save()",
      "await clock.advance(by: .seconds(2))", "await clock.advance(by: .seconds(1))",
    ]
    let findings = await explorer.explore().findings
    #expect(findings.map(\.history) == (isFixed ? [] : [history]))
  }

  /// The closed door is the same before and after it was open; only the property remembers it.
  @Test func whatAPropertyRemembersTellsSituationsApart() async {
    var explorer = explorerOfModel(Door.self, showing: { $0.isRinging }) { inputs in
      inputs.act("door.open()", when: { !$0.isOpen }) { $0.open() }
      inputs.act("door.close()", when: { $0.isOpen }) { $0.close() }
      inputs.act("door.ring()", when: { !$0.isOpen && !$0.isRinging }) { $0.ring() }
      return Door()
    }
    explorer.never("nobody rings after a visit", after: { door, _ in door.isOpen }) { $1 }
    #expect(
      await explorer.explore().findings(.broken).map(\.history) == [
        ["door.open()", "door.close()", "door.ring()"]
      ])
  }
}

@MainActor
private final class Door {
  private(set) var isOpen = false
  private(set) var isRinging = false

  func open() { (isOpen, isRinging) = (true, false) }
  func close() { isOpen = false }
  func ring() { isRinging = true }
}

/// Expires after a minute, even while it is saved.
@MainActor
private final class Draft {
  enum Phase { case closed, open, saving, sent, expired }

  private(set) var phase = Phase.closed
  private let clock: ManualClock
  private let isFixed: Bool

  init(_ clock: ManualClock, _ isFixed: Bool) { (self.clock, self.isFixed) = (clock, isFixed) }

  func open() {
    phase = .open
    Task {
      try? await clock.sleep(for: .seconds(60))
      if phase == .open || !isFixed, phase != .sent { phase = .expired }
    }
  }

  func save() {
    phase = .saving
    Task {
      try? await clock.sleep(for: .seconds(3))
      if phase == .saving { phase = .sent }
    }
  }
}

/// Ticks each second, for ever.
@MainActor
private final class Ticker {
  private(set) var ticks = false
  let isDone = false
  private let clock: ManualClock

  init(_ clock: ManualClock) { self.clock = clock }

  func begin() {
    ticks = true
    Task { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
  }
}
