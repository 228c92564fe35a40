import Foundation
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@MainActor @Test func theSessionNotesHappensAgain() async throws {
  let file = URL(filePath: "Tests/ScreenSessionsTests/Samples/notes.jsonl")
  let session = try Session(contentsOf: file)
  let desk = Desk()
  let screen = desk.screen
  let recorder = SessionRecorder(
    screen, named: session.name, to: .memory(last: 10_000),
    writing: [.displays(of: NotesKind.self)])
  screen.start()
  await screen.settled()
  await desk.work.calls[0].fail(Offline())
  screen.state.load()
  await screen.settled()
  screen.state.load()
  await screen.settled()
  await desk.work.calls[1].succeed(["milk"])
  screen.state.write()
  await screen.settled()
  screen.child(PenKind.self)?.state.finish("bread")
  await screen.settled()
  screen.stop()
  await screen.settled()
  #expect(recorder.session?.whatHappened == session.whatHappened)
}
