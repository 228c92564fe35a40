import Foundation
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import Testing

/// The news screen on lines of text, with the bundled feeds.
@MainActor
@Suite(.noMistakes) struct PlainNewsTests {
  @Test func aReadersDay() async {
    let output = await run(["choose en", "refresh", "quit", "refresh"])
    #expect(
      output.states == [
        "determineLanguage", "loadNews", "displayNews", "refreshNews", "displayNews",
      ])
    let frames = output.text.components(separatedBy: "\n\n")
    #expect(frames[1] == "state: loadNews\nlanguage: English\nloading …")
    #expect(frames[3].hasPrefix("state: refreshNews\nlanguage: English\nloading …\narticles: 10\n"))
    #expect(frames[2] == frames[4])
  }

  @Test func aLanguageIsChosenByItsNumberOrItsCodeInAnyCase() async {
    for line in ["choose 2", "choose DE"] {
      let output = await run([line])
      #expect(output.text.contains("language: Deutsch"))
    }
  }

  @Test func whatMakesNoSenseGetsASentenceAndTheRunGoesOn() async {
    let output = await run([
      "fly", "refresh", "choose", "choose xx", "", "choose en now", "choose \(Int.min)",
      "choose fr",
    ])
    #expect(
      output.sentences == [
        "There is no request \"fly\"; determineLanguage answers choose CODE, help, quit.",
        "determineLanguage does not answer \"refresh\"; determineLanguage answers choose CODE, help,"
          + " quit.",
        "\"choose\" needs something after it; type choose CODE.",
        "There is no language \"xx\" here; choose one of en, de, fr, es.",
        "There is no language \"en now\" here; choose one of en, de, fr, es.",
        "There is no language \"\(Int.min)\" here; choose one of en, de, fr, es.",
      ])
    #expect(output.states.last == "displayNews")
  }

  @Test func helpListsWhatThePresentStateAnswers() async {
    let output = await run(["help", "choose en", "help"])
    #expect(
      output.text.contains(
        """
          choose CODE  choose a language by its code or number
          help         list the requests that the state answers
          quit         end the program
        """))
    #expect(
      output.text.contains(
        """
          refresh    load newer articles
          languages  choose another language
          help       list the requests that the state answers
          quit       end the program
        """))
  }

  @Test func controlCharactersDoNotReachTheOutput() async {
    let output = await run(["\u{1B}[31m", "choose \u{07}"])
    #expect(!output.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func anOutputThatIsClosedEndsTheRun() async {
    var written = 0
    await #expect(throws: OutputError.closed) {
      try await sample.run(lines(["choose en", "refresh"])) { _ throws(OutputError) in
        written += 1
        throw .closed
      }
    }
    #expect(written == 1)
  }

  private var sample: PlainSample<NewsKind> {
    .news(
      NewsScreen(
        initial: .determineLanguage, keeping: NewsKept(),
        states: NewsStates(languages: FileLanguageService(), news: FeedNewsService())))
  }

  private func run(_ requests: [String]) async -> Transcript {
    var transcript = Transcript()
    _ = try? await sample.run(lines(requests)) { transcript.text += $0 }
    return transcript
  }

  private func lines(_ lines: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
  }
}

/// What a run has printed.
private struct Transcript {
  var text = ""

  var states: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("state: ") }.map { String($0.dropFirst(7)) }
  }

  var sentences: [String] {
    text.components(separatedBy: "\n\n").filter { !$0.hasPrefix("state: ") && !$0.isEmpty }
  }
}
