import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct HearingTests {
  @Test func aScreenWithoutAMistakeRunsInSilence() async {
    let states = NewsStates()
    let failing = MisuseReporter { Issue.record("\($0)") }
    await failing.hearMistakes {
      let screen = NewsScreen(initial: .loadNews, states: states)
      screen.start()
    }
  }

  #if DEBUG
    @Test func aMistakeFailsTheTest() async {
      let states = NewsStates()
      await withKnownIssue {
        let failing = MisuseReporter { Issue.record("\($0)") }
        await failing.hearMistakes {
          let screen = NewsScreen(initial: .loadNews, states: states)
          screen.transition(to: .loadNews)
        }
      }
    }
  #endif
}

private struct NewsDisplay: ScreenDisplay {}

private enum NewsKind: StateKind {
  typealias Display = NewsDisplay
  case loadNews
}

private typealias NewsScreen = Screen<NewsKind>

private struct NewsStates: StateFactory {
  func makeState(for kind: NewsKind) -> NewsScreen.State { NewsScreen.State() }
}
