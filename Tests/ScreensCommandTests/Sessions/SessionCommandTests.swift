import Foundation
import GalleryExplorations
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// The five commands of the article about sessions.
@MainActor
@Suite(.noMistakes) struct SessionCommandTests {
  nonisolated private static let visit =
    packageFile("Tests/ScreensCommandTests/Sessions/visit.jsonl").path

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session() throws -> Session { try Session(contentsOf: URL(filePath: Self.visit)) }

  private func visitText() throws -> String {
    try String(contentsOf: URL(filePath: Self.visit), encoding: .utf8)
  }

  // MARK: - Recording

  /// What is typed to each screen before its recording is explored.
  nonisolated private static let visits: [(name: String, lines: [String])] = [
    ("turnstile", ["coin", "coin", "push"]), ("news", ["choose en", "refresh", "languages"]),
    ("items", ["refresh", "fail next", "refresh", "start over"]),
    ("history", ["more", "hide", "reveal"]), ("books", ["fail next", "refresh", "retry"]),
    ("player", ["register", "log in", "play", "stop", "log out"]),
    ("products", ["search lamp", "log in", "search *", "search *", "add 1"]),
  ]

  /// All in the long form.
  @Test(arguments: isLongForm ? visits : Array(visits.prefix(3)))
  func theRecordingOfEachScreenCouldHaveHappened(name: String, lines: [String]) async throws {
    let file = folder.url.appending(path: "session.jsonl")
    let listed = try #require(ScreensCommand.samples.first { $0.name == name })
    let sample = try listed.make(SampleOptions())
    let recorder = try sample.record(in: file.path) { Issue.record("\($0)") }
    _ = await Transcript(running: sample, lines)
    await recorder?.finish()
    // That of the turnstile is the sample of the article.
    let texts = try Session(contentsOf: file).steps.map(\.text)
    #expect(try name != "turnstile" || texts == session().steps.map(\.text))
    _ = await run("explore", name, "--session", file.path)
  }

  @Test func aFileThatCannotBeWrittenIsAMistakeOfUse() throws {
    let pipe = folder.url.appending(path: "pipe").path
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    // Held open, as by a recorder of another program.
    let taken = folder.url.appending(path: "taken")
    var opened: OpenedFile? = try SessionRecorder.open(taken)
    let header = #"{"format":"ScreenStates session","name":"kept","version":1}"#
    try opened?.handle.write(contentsOf: Data(header.utf8))
    let reasons = [
      "/nowhere/x": "Its folder does not exist. Make it first, or check the path.",
      folder.url.path: "It is a folder. Name a plain file.",
      pipe: "It is a pipe. Name a plain file.",
      taken.path: "Another recorder writes it. Name another file.",
    ]
    for (path, reason) in reasons {
      #expect(throws: UsageError("\(path) cannot be written: \(reason)")) {
        try SampleScreen.turnstile().record(in: path) { Issue.record("\($0)") }
      }
    }
    #expect(try String(contentsOf: taken, encoding: .utf8) == header)
    // Not even of a recorder that has closed it, if it is no session.
    opened = nil
    try Data("my notes".utf8).write(to: taken)
    #expect(
      throws: UsageError(
        "\(taken.path) is there and is not a recorded session. Name another file.")
    ) {
      try SampleScreen.turnstile().record(in: taken.path) { Issue.record("\($0)") }
    }
    #expect(try String(contentsOf: taken, encoding: .utf8) == "my notes")
  }

  #if os(Linux)
    @Test func aRecordingThatIsLostIsAFailure() async {
      let errors = await run("turnstile", "--record", "/dev/full", status: 1).errors
      #expect(errors.hasPrefix("screens: /dev/full cannot be written, so the rest is lost: "))
    }
  #endif

  // MARK: - Replaying

  @Test func inATerminalKeysStepThroughASession() async throws {
    let session = try session()
    let entry = AppEntry(name: "turnstile", summary: "") {
      SampleScreen.turnstile().replay(session)
    }
    let run = AppRun([entry], opening: "turnstile")
    // It begins with a frame, and ends with one.
    #expect(run.text.contains("1 of 14  0.001 s  • → locked: start"))
    #expect(run.text.contains("2 coins due"))
    run.press(.character("x"), shows: "5 of 14")
    #expect(run.log.first == "◇ coin() refused by locked")
    while run.path != "unlocked", run.press(.right) {}
    #expect(run.path == "unlocked")
    let known = run.text
    run.press(.left, .right)
    #expect(run.text == known)
    run.press(.end, .character("x"), shows: "No refused request after this step.")
    #expect(run.path == "locked")
    run.press(.home, shows: "1 of 14")
    run.type(":to noon")
    run.press(.enter, shows: "Type a time in seconds, such as \"to 1.5\".")
    // It plays at the session's speed, then ten times as fast, then it pauses.
    run.type("  ")
    #expect(run.view.app.kind == .playing("turnstile", speed: 10))
    for _ in 0..<20 { await run.clock.advance(by: .seconds(1)) }
    #expect(run.text.contains("14 of 14") && run.view.app.kind == .sample("turnstile"))
    // From the last frame it plays from the start, and at the end of it nothing begins again.
    run.press(.character(" "), shows: "1 of 14")
    run.press(.end, .character(" "), shows: "14 of 14")
    run.type("/coins")
    run.press(.enter, shows: "coins due")
  }

  @Test func standardInputIsReplayedAndDamagedLinesAreNamed() async throws {
    let damage = String(repeating: "damaged\n", count: 13)
    let path = try folder.file("session.jsonl", visitText() + damage)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [path = path as String] in
      ProcessBound.set()
      unsafe dup2(open(path, O_RDONLY), 0)
      exit(await ScreensCommand(environment: [:]).run(["replay", "-"]).rawValue)
    }
    let replayed = await run("replay", path)
    #expect(replayed.output.utf8.elementsEqual(result?.standardOutputContent ?? []))
    #expect(replayed.errors.utf8.elementsEqual(result?.standardErrorContent ?? []))
  }

  @Test func eachCommandSaysWhatOfASessionIsLeftOut() async throws {
    let whole = try visitText()
    let lines = whole.split(separator: "\n")
    let path = try folder.file("session.jsonl", whole + "damaged")
    let commands = [
      ["replay", path], ["diagram", "--session", path],
      ["explore", "turnstile", "--session", path],
    ]
    let cut = "screens: The last line, line \(lines.count + 1), was cut off and is left out.\n"
    for words in commands { #expect(await run(words).errors == cut) }
    _ = try folder.file("session.jsonl", lines[0] + "\ndamaged\n")
    let nothing = """
      screens: Line 2 is not a record of a session and is left out.
      screens: \(path) has no step that can be read; record the session again.

      """
    for words in commands { #expect(await run(words, status: 1).errors == nothing) }
  }

  /// A command, its status, and a part of what it writes.
  nonisolated private static let commands: [(words: [String], status: Int32, part: String)] = [
    (["replay", visit], 0, "   0.003 s  locked → unlocked: coin()\n"),
    (["replay", visit], 0, "            arm: open\n            sign: Please pass.\n"),
    (["replay", visit, "--refused"], 0, "refused (guarded)\n            "),
    (["replay", visit, "--at", "0.001"], 0, "   0.001 s  "),
    (["replay", visit, "--at", "0"], 1, ""),
    (["replay", "--help"], 0, "--at SECONDS"),
    (["replay", "/nowhere/x"], 64, ""),
    (["replay", visit, "--backwards"], 64, ""),
    (["replay", "-", "--at", "1"], 64, ""),
    (["diagram", "--session", visit, "--format", "text"], 0, "│ unlocked │"),
    (["diagram", "--session", visit, "--format", "table"], 64, ""),
    (["diagram", "--session", "/nowhere/x"], 64, ""),
    (["explore", "turnstile", "--session", "/nowhere/x"], 64, ""),
    (["explore", "items", "--session", visit], 64, ""),
    (["audit", "turnstile", "--session", visit], 64, ""),
  ]

  @Test(arguments: commands)
  func aCommandEndsAsItShould(words: [String], status: Int32, part: String) async {
    #expect(await run(words, status: status).output.contains(part) || part.isEmpty)
  }

  @Test func aSessionThatCouldNotHaveHappenedIsToldAsSuch() async throws {
    let text = try visitText().replacing("\"turnstile\"", with: "\"items\"")
    let path = try folder.file("session.jsonl", text)
    let told = await run(["explore", "items", "--session", path], status: 1).output
    #expect(told.contains("was never seen"))
  }

  @Test func aFileGivesTheTerminalNoOrders() async throws {
    let order = "\u{1B}]0;title\u{7}"
    let session = Session(
      name: order,
      steps: [
        Session.Step(
          time: .zero, screen: 0, path: order,
          event: .request(from: nil, to: .init(order), cause: order, outcome: .taken))
      ])
    let exploration = try Explored.exploration("turnstile")
    let failure = await #expect(throws: FailedCheck.self) {
      _ = try await exploration.reproduce(session, "x")
    }
    for text in [failure?.description ?? "", Diagram(session).text] {
      #expect(text.contains("\u{1B}"))
      #expect(!text.neutralizedLines.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
      #expect(text.neutralizedLines.count { $0 == "\n" } == text.count { $0 == "\n" })
    }
  }

  @Test func theArticleShowsWhatIsPrinted() async throws {
    let test = try await Explored.exploration("turnstile").reproduce(session(), "visit.jsonl")
    let article = try String(
      contentsOf: packageFile("Docs/ScreenStates.docc/WhatDidTheUserSee.md"), encoding: .utf8)
    #expect(article.contains(test), "\(test)")
    // Each command is a line by itself, to be pasted.
    let commands = [
      "printf 'coin\\ncoin\\npush\\n' | swift run screens turnstile --plain --record visit.jsonl",
      "swift run screens replay visit.jsonl", "swift run screens replay visit.jsonl --refused",
      "swift run screens diagram --session visit.jsonl --format text",
      "swift run screens explore turnstile --session visit.jsonl",
    ]
    let lines = article.split(separator: "\n").map {
      $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(commands.filter { !lines.contains($0) } == [])
  }
}
