import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The child that says something in place of the books, alone.
@MainActor
@Suite(.noMistakes) struct BooksMessageTests {
  private let screen = BooksMessageScreen.message(.error("No."))

  init() { screen.start() }

  @Test func showsTheMessageAndWhatCanBeDone() {
    var expected = BooksMessageDisplay()
    expected.sentence = "No."
    expected.isError = true
    expected.offer = .retry
    #expect(screen.display == expected)
    #expect(screen.state.answers == [.retry])
  }

  @Test func reportsByTheKindThatItSettlesIn() {
    screen.state.answer(.retry)
    #expect(screen.kind == .answered)
    #expect(screen.state.answers.isEmpty)
  }

  @Test func ignoresOnTheRecordWhatItDoesNotOffer() {
    let log = TransitionRecorder(of: screen)
    screen.state.answer(.refresh)
    #expect(log.lines == ["asking: refresh ignored"])
    #expect(screen.state.answers == [.retry])
  }
}
