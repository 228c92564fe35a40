import Foundation
import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Runs the samples of the article about sessions.
@MainActor
@Suite(.noMistakes) struct NotebookTests {
  private struct ShelfByHand: NoteShelf {
    let work = PendingWork<Void, [String]>()
    func notes() async throws -> [String] { try await work(()) }
  }

  private struct Lost: Error, CustomStringConvertible { let description = "Lost." }

  private let shelf = ShelfByHand()

  private func notebookExplorer() -> Explorer<NotebookScreen, NotebookDisplay> {
    Explorer(NotebookKind.self, samples: [.loading, .showing([]), .failed("")]) { inputs in
      let shelf = ShelfByHand()
      inputs.request("load()") { $0.load() }
      inputs.answers(
        "shelf.work", of: shelf.work, .current, with: [.succeed(["milk"]), .fail(Lost())])
      return NotebookScreen(initial: .loading, states: NotebookStates(shelf: shelf))
    }
  }

  private func visit(_ screen: NotebookScreen) async {
    screen.start()
    await screen.settled()
    await shelf.work.calls[0].succeed(["milk"])
    screen.stop()
  }

  private func screen() -> NotebookScreen {
    NotebookScreen(initial: .loading, states: NotebookStates(shelf: shelf))
  }

  @Test func onlyWhatIsNamedIsWritten() async throws {
    let screen = screen()
    let recorder = recordedInPart(screen)
    await visit(screen)
    let text = try #require(recorder.session?.text)
    #expect(text.contains("\"kind\":{\"notes\":1}"))
    #expect(!text.contains("milk"))
  }

  @Test func aReportHoldsTheLastSteps() async {
    let screen = screen()
    let recorder = recordedInMemory(screen)
    let logger = Logger()
    logger.follow(screen)
    await visit(screen)
    let report = report(recorder)
    #expect(report.attachments["session.jsonl"]?.split(separator: "\n").count == 4)
    #expect(
      logger.lines == ["• → loading: start", "loading → showing: success", "showing: stop"])
  }

  @Test func aFileIsReadAndPlayed() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    let screen = screen()
    let recorder = recorded(screen, in: file)
    await visit(screen)
    await recorder.finish()
    #expect(try Session(contentsOf: file).steps.count == 3)
    try list(file)
    try play(file)
    try FileManager.default.removeItem(at: file)
  }

  @Test func aStepThatWasNeverSeenIsTold() async throws {
    let screen = screen()
    let recorder = recordedInMemory(screen)
    await visit(screen)
    var session = try #require(recorder.session)
    try await notebookExplorer().explore().check(session)
    print(try await notebookExplorer().test(leadingTo: session, readFrom: "notes.jsonl"))
    session.steps[2].event = .request(
      from: "showing", to: Session.Place("showing"), cause: "timer", outcome: .taken)
    let error = await #expect(throws: FailedCheck.self) {
      let report = await notebookExplorer().explore()
      try report.check(session)
    }
    let article = try article("WhatDidTheUserSee")
    #expect(article.contains("```text\n\(error.map(String.init(describing:)) ?? "")\n```"))
  }
}
