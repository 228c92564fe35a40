import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What the article on forms says of a request that writes what is kept.
@MainActor
@Suite(.noMistakes) struct WriteLastTests {
  @Test func aWriteInARequestIsHeardInTheMiddleOfIt() {
    let screen = Screen<NoteKind>(initial: .writing, keeping: "", states: NoteStates())
    let log = TransitionRecorder(of: screen)
    screen.start()
    screen.state.write("a")
    #expect(
      log.lines == [
        "• → writing: start", "writing → written: keptChanged()",
        "written → thrownAway: write(_:) refused (stale)",
      ])
  }

  @Test func aThenOfTheScreenThatWritesIsNotHeard() async {
    let screen = Screen<NoteKind>(initial: .writing, keeping: "", states: NoteStates())
    screen.start()
    screen.perform {
      "a"
    } then: { state, result in
      state.screen?.kept = (try? result.get()) ?? ""
    }
    await screen.settled()
    #expect(screen.kept == "a")
    #expect(screen.path == "writing")
  }
}

private struct NoteDisplay: ScreenDisplay {}

private enum NoteKind: StateKind {
  typealias Display = NoteDisplay
  typealias Kept = String
  typealias StateClass = NoteState
  case writing
  case written
  case thrownAway
}

private class NoteState: Screen<NoteKind>.State {
  func write(_ text: String) { ignored() }
}

private final class WritingState: NoteState {
  override func keptChanged() { transition(to: .written) }

  override func write(_ text: String) {
    screen?.kept = text
    transition(to: .thrownAway)
  }
}

private struct NoteStates: StateFactory {
  func makeState(for kind: NoteKind) -> NoteState {
    switch kind {
    case .writing: WritingState()
    case .written, .thrownAway: NoteState()
    }
  }
}
