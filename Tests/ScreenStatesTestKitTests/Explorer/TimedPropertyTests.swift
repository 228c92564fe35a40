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
      return pupil(clock: clock) { state in
        state.display.text = "heating"
        state.after(.seconds(3)) { nil }
        state.after(.seconds(4)) { [unowned state] in
          state.display.text = "boiling"
          return nil
        }
      }
    }
    explorer.leads(
      "water boils within five seconds", within: .seconds(5), from: { $1.text == "heating" },
      to: { $1.text == "boiling" })
    #expect(await explorer.explore().findings == [])
    explorer.leads(
      "water boils within three seconds", within: .seconds(3), from: { $1.text == "heating" },
      to: { $1.text == "boiling" })
    #expect(
      await explorer.histories() == [
        ["screen.start()", "await clock.advance(by: .seconds(3))"]
      ])
  }

  /// It ticks each second, for ever.
  private func ticker(
    _ declare: @escaping @MainActor (Inputs<Page>, ManualClock) -> Void = { _, _ in }
  ) -> Explorer<Page, Bool> {
    explorerOfPage(showing: { $0.isOpen }) { inputs in
      let clock = ManualClock()
      inputs.act("ticker.begin()", when: { $0.count == 0 }) { ticker in
        ticker.count = 1
        Task { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
      }
      declare(inputs, clock)
      inputs.clock(clock)
    }
  }

  @Test func whatIsTooLateIsNotMeasuredFurther() async {
    var explorer = ticker()
    explorer.leads(
      "it is done in time", within: .seconds(2), from: { ticker, _ in ticker.count == 1 },
      to: { $1 })
    let report = await explorer.explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings(.broken).map(\.history.count) == [3])
  }

  @Test func anInputMayMoveTheClockAsTheExplorerDoes() async {
    let explorer = ticker { inputs, clock in
      inputs.act("await clock.advance(by: .seconds(1))") { _ in
        await clock.advance(by: .seconds(1))
      }
    }
    #expect(await explorer.explore().findings == [])
  }

  /// An input shortly before something else is due: what is open expires after a minute, even while it
  /// is saved.
  @Test(arguments: [false, true]) func inputsComeBetweenTwoInstants(isFixed: Bool) async {
    var explorer = explorerOfPage(kind: { $0.text }, showing: { $0.text }) { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.act("draft.open()", when: { $0.text == "" }) { draft in
        draft.text = "open"
        Task {
          try? await clock.sleep(for: .seconds(60))
          if draft.text == "open" || !isFixed, draft.text != "sent" { draft.text = "expired" }
        }
      }
      inputs.act("draft.save()", when: { $0.text == "open" }) { draft in
        draft.text = "saving"
        Task {
          try? await clock.sleep(for: .seconds(3))
          if draft.text == "saving" { draft.text = "sent" }
        }
      }
    }
    explorer.leads(
      "what is saved is sent", within: .seconds(4), from: { $1 == "saving" }, to: { $1 == "sent" })
    explorer.mayEnd = ["sent", "expired"]
    let history = [
      "draft.open()", "await clock.advance(by: .seconds(58))", "draft.save()",
      "await clock.advance(by: .seconds(2))", "await clock.advance(by: .seconds(1))",
    ]
    #expect(await explorer.histories() == (isFixed ? [] : [history]))
  }

  /// The closed door is the same before and after it was open; only the property remembers it.
  @Test func whatAPropertyRemembersTellsSituationsApart() async {
    var explorer = explorerOfPage(showing: { $0.text }) { inputs in
      inputs.act("door.open()", when: { !$0.isOpen }) { ($0.isOpen, $0.text) = (true, "") }
      inputs.act("door.close()", when: { $0.isOpen }) { $0.isOpen = false }
      inputs.act("door.ring()", when: { !$0.isOpen && $0.text == "" }) { $0.text = "ringing" }
    }
    explorer.never("nobody rings after a visit", after: { door, _ in door.isOpen }) { $1 != "" }
    #expect(
      await explorer.explore().findings(.broken).map(\.history) == [
        ["door.open()", "door.close()", "door.ring()"]
      ])
  }
}
