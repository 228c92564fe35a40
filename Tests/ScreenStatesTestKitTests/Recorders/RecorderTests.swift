import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Both feeds of a screen, read without a loop.
@MainActor
@Suite(.noMistakes) struct RecorderTests {
  private func screen(
    _ entering: @escaping @MainActor (HookedState) -> Void = { _ in }
  ) -> PupilScreen {
    PupilScreen(
      initial: .a, keeping: 0,
      states: ClosureFactory { HookedState(refusing: $0 == .c ? .a : nil, entering: entering) })
  }

  @Test func framesAreRecordedFromThePresentOneOn() {
    let screen = screen { $0.display.text = $0.screen?.kind.name ?? "" }
    screen.start()
    let frames = DisplayRecorder(of: screen)
    screen.state.go(.b)
    screen.state.update { $0.text += "!" }
    #expect(frames.all.map(\.text) == ["a", "b", "b!"])
    #expect(frames.last?.text == "b!")
    #expect(
      frames.description == """
        0: PupilDisplay(text: "a")
        1: PupilDisplay(text: "b")
        2: PupilDisplay(text: "b!")
        """)
    #expect(frames.take().count == 3)
    screen.stop()
    #expect(frames.all.map(\.text) == [""])
  }

  @Test func everyRequestIsRecordedWithItsOutcome() {
    let screen = screen()
    let log = TransitionRecorder(of: screen)
    screen.start()
    screen.state.wave()
    screen.state.go(.c)
    screen.state.go(.a)
    screen.stop()
    #expect(
      log.lines == [
        "• → a: start", "a: wave() ignored", "a → c: go(_:)", "c → a: go(_:) refused (guarded)",
        "c: stop",
      ])
    #expect(log.ignored == ["wave()"])
    #expect(log.refusals.map(\.reason) == [.guarded])
    #expect(
      log.description == """
        • → a: start
        a: wave() ignored
        a → c: go(_:)
        c → a: go(_:) refused (guarded): HookedState asked for .a, and its canTransition(to:) returned false; \
        ask for a kind that it allows, or allow this one.
        c: stop
        """)
    #expect(log.take().count == 5)
    #expect(log.all.isEmpty)
  }

  @Test func aRecorderKeepsNoScreenAliveAndSeesItsEnd() {
    weak var ended: PupilScreen?
    let log: TransitionRecorder<PupilKind>
    do {
      let screen = screen()
      ended = screen
      log = TransitionRecorder(of: screen)
      _ = DisplayRecorder(of: screen)
    }
    #expect(ended == nil)
    #expect(log.all.isEmpty)
  }

  @Test func aRecorderThatIsLetGoLeavesTheOthers() {
    let screen = screen()
    var first: TransitionRecorder? = TransitionRecorder(of: screen)
    let second = TransitionRecorder(of: screen)
    screen.start()
    #expect(first?.lines == ["• → a: start"])
    first = nil
    screen.stop()
    #expect(second.lines == ["• → a: start", "a: stop"])
  }
}
