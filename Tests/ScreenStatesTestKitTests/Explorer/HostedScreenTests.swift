import ScreenStates
import ScreenStatesTestKit
import Testing

/// What an explorer hears of hosted screens.
@MainActor
@Suite struct HostedScreenTests {
  private func report(isRunning: Bool) async -> ExplorationReport<OneDisplay> {
    await Explorer(OneKind.self) { _ in
      OneScreen(
        initial: .only,
        states: OneStates { state in
          let child = PupilScreen(initial: .a, keeping: 0, states: HastyStates())
          if isRunning { child.start(at: .c) }
          state.host(child)
        })
    }.explore()
  }

  @Test func aTransitionInTheStepOfTheHostingIsReported() async {
    let report = await report(isRunning: false)
    #expect(report.starts.filter { $0.host == ["only"] }.map(\.kind) == ["a"])
    #expect(report.transitions.map(\.host) == [["only"]])
    #expect(report.transitions.map(\.to) == ["b"])
    #expect(report.transitions.map(\.causes) == [["hasty"]])
    #expect(report.transitions.map(\.history) == [["screen.start()"]])
  }

  @Test func aScreenThatRanBeforeItsHostingStartsInItsKind() async {
    let report = await report(isRunning: true)
    #expect(report.starts.filter { $0.host == ["only"] }.map(\.kind) == ["c"])
    #expect(report.transitions.isEmpty)
  }
}

/// Makes a first state that goes on to the second at once.
private struct HastyStates: StateFactory {
  func makeState(for kind: PupilKind) -> PupilState {
    kind == .a ? HookedState(entering: { $0.transition(to: .b, cause: "hasty") }) : PupilState()
  }
}
