import MistakeTraits
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Whether a session could have happened, as the explorer knows the screen.
@MainActor
@Suite(.noMistakes) struct SessionReportTests {
  /// Every history of the notes, with one note at most.
  private func report() async -> ExplorationReport<NotesDisplay> {
    let explorer = Explorer(
      NotesKind.self, samples: [.loading, .showing([]), .writing(in: []), .failed("")]
    ) { inputs in
      let desk = Desk()
      inputs.request("load()") { $0.load() }
      inputs.request("write()", when: { $0.display.notes.count < 2 }) { $0.write() }
      inputs.request("mark()", when: { $0.display.notes.count < 2 }) { $0.mark() }
      inputs.act("finish", when: { $0.child(PenKind.self) != nil }) {
        $0.child(PenKind.self)?.state.finish("bread")
      }
      inputs.answers(
        "desk.work", of: desk.work, .current, with: [.succeed(["milk"]), .fail(Offline())])
      return desk.screen
    }
    return await explorer.explore()
  }

  private func session(_ change: (inout Session) -> Void = { _ in }) async throws -> Session {
    let desk = Desk()
    let recorder = desk.recorder()
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
      "loading → showing: result", "loading → writing: result",
      "this transition was never seen; seen were loading → showing: result, "
        + "loading → failed: result"
    ),
    (
      "failed → loading: load()", "failed → loading: timer",
      "this transition was seen, but never with this cause; seen were load()"
    ),
    (
      "loading: load() ignored", "loading: finish(_:) ignored",
      "this request was never seen to be ignored there; seen were load(), write(), mark()"
    ),
    (
      "[1] down → done: finish(_:)", "[1] down → down: finish(_:)",
      "in writing: this transition was never seen; seen were down → done: finish(_:)"
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
