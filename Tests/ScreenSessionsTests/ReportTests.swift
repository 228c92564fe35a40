import Foundation
import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Whether a session could have happened, as the explorer knows the screen.
@MainActor
@Suite(.noMistakes) struct SessionReportTests {
  /// Every history of the notes, with one note at most.
  private var explorer: Explorer<NotesScreen, NotesDisplay> {
    Explorer(
      NotesKind.self, samples: [.loading, .showing([]), .writing(in: []), .failed("")]
    ) { inputs in
      let desk = Desk()
      inputs.request("load()") { $0.load() }
      inputs.request("write()", when: { $0.display.notes.count < 2 }) { $0.write() }
      inputs.request("mark()", when: { $0.display.notes.count < 2 }) { $0.mark() }
      inputs.act(
        "screen.child(PenKind.self)?.state.finish(\"bread\")",
        when: { $0.child(PenKind.self) != nil }
      ) {
        $0.child(PenKind.self)?.state.finish("bread")
      }
      inputs.answers(
        "desk.work", of: desk.work, .current,
        with: [.succeed(["milk"]), .fail(Offline(), as: "Offline()")])
      return desk.screen
    }
  }

  private func report() async -> ExplorationReport<NotesDisplay> { await explorer.explore() }

  private func session(
    writing parts: [SessionPart] = [], _ change: (inout Session) -> Void = { _ in }
  ) async throws -> Session {
    let desk = Desk()
    let recorder = desk.recorder(writing: parts)
    desk.screen.start()
    await desk.screen.settled()
    await desk.work.calls[0].fail(Offline())
    await desk.screen.send { $0.load() }
    desk.screen.state.load()
    await desk.work.calls[1].succeed(["milk"])
    desk.screen.state.write()
    desk.screen.child(PenKind.self)?.state.finish("bread")
    desk.screen.stop()
    var session = try #require(recorder.session)
    change(&session)
    return session
  }

  @Test func aSessionThatCanHappenPasses() async throws {
    try await report().check(session())
  }

  @Test(arguments: [
    (
      "loading → showing: success", "loading → writing: success",
      "this transition was never seen; seen instead: loading → showing: success, "
        + "loading → failed: failure"
    ),
    (
      "failed → loading: load()", "failed → loading: timer",
      "this transition was seen, but never with this cause; seen instead: load()"
    ),
    (
      "loading: load() ignored", "loading: finish(_:) ignored",
      "this request was never seen to be ignored there; seen instead: load(), write(), mark()"
    ),
    (
      "[1] down → done: finish(_:)", "[1] down → down: finish(_:)",
      "in writing: this transition was never seen; seen instead: down → done: finish(_:)"
    ),
  ])
  func aStepThatNoHistoryTakesIsNamed(real: String, planted: String, why: String) async throws {
    let session = try await session { session in
      for index in session.steps.indices where session.steps[index].text == real {
        session.steps[index].event = self.event(planted)
      }
    }
    let report = await report()
    let error = #expect(throws: FailedCheck.self) { try report.check(session) }
    let problems = error?.problems ?? []
    #expect(problems.contains { $0.contains(", \(planted)") && $0.hasSuffix(why) }, "\(problems)")
  }

  @Test func aLongSessionNeedsFewFreshScreens() async throws {
    let desk = Desk()
    let recorder = desk.recorder(to: .memory(last: 10_000))
    desk.screen.start()
    await desk.screen.settled()
    await desk.work.calls[0].succeed(["milk"])
    for index in 1...30 {
      await desk.screen.send { $0.load() }
      await desk.work.calls[index].succeed(["milk"])
    }
    var count = 0
    let explorer = Explorer(NotesKind.self, samples: [.loading, .showing([])]) { inputs in
      count += 1
      let desk = Desk()
      inputs.request("write()") { $0.write() }
      inputs.request("load()") { $0.load() }
      inputs.answers("desk.work", of: desk.work, .current, with: [.succeed(["milk"])])
      return desk.screen
    }
    let calls = try await explorer.calls(leadingTo: #require(recorder.session))
    #expect(calls.count == 62)
    // A fresh one only after a call that was tried in vain.
    #expect(count < 5, "\(count)")
  }

  @Test func aStepToWhichNoInputLeadsIsNamed() async throws {
    let session = try await session { session in
      let index = session.steps.firstIndex { $0.text == "failed → loading: load()" } ?? 0
      session.steps[index].event = .request(
        from: "failed", to: Session.Place("loading"), cause: "timer", outcome: .taken)
    }
    let error = await #expect(throws: FailedCheck.self) {
      _ = try await explorer.calls(leadingTo: session)
    }
    #expect(
      error?.description
        == "the session \"notes\":\n- no input leads to step 3, failed → loading: timer")
  }

  @Test func aTestIsPrintedThatCanBePasted() async throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let session = try Session(contentsOf: here.appending(path: "Samples/notes.jsonl"))
    #expect(try await self.session(writing: [.displays(of: NotesKind.self)]) == session)
    let text = try await explorer.test(
      leadingTo: session, readFrom: "Tests/ScreenSessionsTests/Samples/notes.jsonl")
    let comment = "  // Make the screen here, and what it needs, as the explorer does.\n"
    let made = text.replacing(comment, with: "  let desk = Desk()\n  let screen = desk.screen\n")
    let file = try String(contentsOf: here.appending(path: "PastedTests.swift"), encoding: .utf8)
    #expect(file.hasSuffix("\n\(made)\n"), "\(made)")
  }

  @Test func aPrintedTestAsksForThePartsOfHostedScreens() async throws {
    let comment = "// Write the parts that the session's recorder writes"
    let hosted = SessionPart.displays(of: PenKind.self)
    let own = SessionPart.displays(of: NotesKind.self)
    for (parts, isAsked, writing) in [
      ([own], false, "[.displays(of: NotesKind.self)]"), ([hosted], true, "[]"),
      ([own, hosted], true, "[.displays(of: NotesKind.self)]"),
    ] {
      let text = try await explorer.test(leadingTo: session(writing: parts), readFrom: "x")
      #expect(text.contains(comment) == isAsked)
      #expect(text.contains("writing: \(writing))"), "\(text)")
    }
  }

  @Test func aPathWithAQuoteIsALiteral() async throws {
    let text = try await explorer.test(leadingTo: session(), readFrom: "a\"\\b.jsonl")
    #expect(text.contains(#"URL(filePath: "a\"\\b.jsonl")"#), "\(text)")
  }

  /// The event that a line tells.
  private func event(_ line: String) -> Session.Event {
    let parts = line.replacing("[1] ", with: "").replacing(" ignored", with: "").split(
      separator: ": ")
    let kinds = parts[0].split(separator: " → ").map(String.init)
    return .request(
      from: kinds[0], to: kinds.count > 1 ? Session.Place(kinds[1]) : nil, cause: String(parts[1]),
      outcome: line.hasSuffix("ignored") ? .ignored : .taken)
  }
}
