import Foundation
import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct SessionFileTests {
  private let desk = Desk()
  private let folder: TemporaryFolder
  private let header = #"{"format":"ScreenStates session","name":"notes","version":1}"#
  private let everything: [SessionPart] = [
    .kinds(of: NotesKind.self), .displays(of: NotesKind.self), .kept(of: NotesKind.self),
    .kinds(of: PenKind.self), .displays(of: PenKind.self),
  ]

  init() throws { folder = try TemporaryFolder() }

  private func file(_ text: String? = nil) throws -> URL {
    if let text { return URL(filePath: try folder.file("notes.jsonl", text)) }
    return folder.url.appending(path: "notes.jsonl")
  }

  /// What a recorder of a visit tells of a file that it cannot write.
  fileprivate func problems(writingTo file: URL) async -> [String] {
    let lines = Lines()
    let recorder = SessionRecorder(
      desk.screen, named: "notes", to: .file(file), onProblem: { lines.add($0) })
    await desk.visit()
    await recorder.finish()
    return lines.all
  }

  @Test func aFileHoldsWhatMemoryHolds() async throws {
    let file = try file("what was there before, which is longer than one line")
    let recorder = desk.recorder(to: .file(file), writing: everything)
    let memory = desk.recorder(writing: everything)
    await desk.visit()
    await recorder.finish()
    #expect(recorder.session == nil)
    let read = try Session(contentsOf: file)
    #expect(read == memory.session)
    #expect(read.problems.isEmpty)
    #expect(read.steps.count > 15)
  }

  @Test func aClosureIsGivenTheLinesInOrder() async throws {
    let lines = Lines()
    let recorder = desk.recorder(to: .lines { lines.add($0) }, writing: everything)
    let memory = desk.recorder(writing: everything)
    await desk.visit()
    await recorder.finish()
    let text = memory.session?.text
    #expect(lines.all.joined() == text)
    desk.screen.start()
    await recorder.finish()
    #expect(lines.all.joined() == text)
  }

  @Test func aLastLineThatIsCutIsLeftOut() throws {
    let step =
      #"{"at":0,"cause":"start","event":"request","outcome":"taken","path":"a","screen":0,"to":"a"}"#
    for length in 1..<step.utf8.count {
      let file = try file("\(header)\n\(step)\n\(step.prefix(length))")
      let session = try Session(contentsOf: file)
      #expect(session.steps.count == 1)
      #expect(session.problems == ["The last line, line 3, was cut off and is left out."])
    }
    let whole = try Session(contentsOf: file("\(header)\n\(step)\n\(step)"))
    #expect(whole.steps.count == 2)
    #expect(whole.problems.isEmpty)
  }

  @Test func problemsAfterTheTenthAreCounted() throws {
    for (count, last) in [(10, 11), (11, 1), (500, 490)] {
      let lines = String(repeating: "nonsense\n", count: count)
      let problems = try Session(contentsOf: file("\(header)\n\(lines)")).problems
      #expect(problems.count == min(count, 11))
      #expect(
        problems.last
          == (count == 10
            ? "Line \(last) is not a record of a session and is left out."
            : "Further lines that are left out: \(last)."))
    }
  }

  @Test(arguments: [
    ("", "is empty, so it is not a session."),
    (
      "{}\n",
      "is not a session: its first line does not say so. Give what a SessionRecorder wrote."
    ),
    (
      "PNG",
      "is not a session: its first line does not say so. Give what a SessionRecorder wrote."
    ),
    (
      "{\"format\":\"ScreenStates session\",\"version\":2}\n",
      "has version 2 of the format, and this program reads up to 1. Use a later ScreenStates."
    ),
  ])
  func whatIsNoSessionIsASentence(text: String, sentence: String) throws {
    let file = try file(text)
    let error = #expect(throws: SessionError.self) { try Session(contentsOf: file) }
    #expect(error?.description == "\(file.path) \(sentence)")
  }

  @Test func aFileThatIsNotThereIsASentenceWithTheRemedy() {
    let error = #expect(throws: SessionError.self) {
      try Session(contentsOf: URL(filePath: "/nowhere/notes.jsonl"))
    }
    #expect(error?.description.hasPrefix("/nowhere/notes.jsonl cannot be read: ") == true)
    #expect(error?.description.hasSuffix(". Check the path.") == true)
  }

  /// As when a view appears again, and its former recorder is still there.
  @Test(arguments: [false, true])
  func aLaterRecorderOfAFileHasItAlone(isMadeAtOnce: Bool) async throws {
    let file = try file()
    let former = desk.recorder(to: .file(file), writing: everything)
    if !isMadeAtOnce { await desk.visit() }
    let later = desk.recorder(to: .file(file), writing: everything)
    let memory = desk.recorder(writing: everything)
    await desk.visit()
    await former.finish()
    await later.finish()
    let session = try Session(contentsOf: file)
    #expect(session.problems == [])
    #expect(session.steps == memory.session?.steps)
  }

  /// As a process has that an app is just starting.
  @Test func aCopyOfItsHandleDoesNotKeepAFile() throws {
    let file = try file()
    var opened: OpenedFile? = try SessionRecorder.open(file)
    let copy = dup(try #require(opened).handle.fileDescriptor)
    defer { close(copy) }
    #expect(throws: CocoaError.self) { try SessionRecorder.open(file) }
    opened = nil
    _ = try SessionRecorder.open(file)
  }

  /// In a folder that is not there, and on a full disk, which Linux has as a file.
  private nonisolated static let unwritable = ["/nowhere/notes.jsonl", "/dev/full"].filter { path in
    path != "/dev/full" || FileManager.default.fileExists(atPath: path)
  }

  @Test(arguments: unwritable) func whatCannotBeWrittenIsToldOnce(path: String) async {
    let problems = await problems(writingTo: URL(filePath: path))
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("\(path) cannot be written, so the rest is lost: ") == true)
  }

  @Test func aProblemThatCannotBePrintedEndsNothing() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      let print = await SessionRecorder.printProblem
      print("Nobody reads.")
      close(STDERR_FILENO)
      print("It is closed.")
    }
  }

  @Test func aLinkToAPipeAndAnOpenPipeAreNotWrittenTo() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      let folder = try TemporaryFolder()
      let named = folder.url.appending(path: "pipe")
      let link = folder.url.appending(path: "link")
      precondition(unsafe mkfifo(named.path, 0o600) == 0)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: named)
      try await expectNoPipe(link)
      let pipe = Pipe()
      // To write to it would end the process.
      try pipe.fileHandleForReading.close()
      try await expectNoPipe(URL(filePath: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"))
    }
  }

  @Test(arguments: [nil, "what was there before"])
  func aLinkToAFileIsWrittenTo(text: String?) async throws {
    let target = try file(text)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let recorder = desk.recorder(to: .file(link))
    desk.screen.start()
    desk.screen.stop()
    await recorder.finish()
    #expect(try Session(contentsOf: target).steps.count == 2)
  }

  @Test func aFolderIsNotWrittenTo() async {
    let path = folder.url.path
    #expect(
      await problems(writingTo: folder.url) == [
        "\(path) cannot be written, so the rest is lost: It is a folder. Name a plain file."
      ])
  }

  @Test(
    arguments: [
      (Bulky(levels: 500), nil),
      (Bulky(levels: 501), "Bulky is nested more than 500 levels deep, and was left out."),
      (Bulky(size: 4 << 20), "Bulky is larger than 4 MB as JSON, and was left out."),
    ])
  func aValueThatCouldNotBeReadIsLeftOut(value: Bulky, sentence: String?) async throws {
    let file = try file()
    let lines = Lines()
    let recorder = SessionRecorder(
      desk.screen, named: "notes", to: .file(file),
      writing: [.kinds(of: NotesKind.self) { _ in value }], onProblem: { lines.add($0) })
    desk.screen.start()
    desk.screen.stop()
    await recorder.finish()
    #expect(lines.all == (sentence.map { [$0] } ?? []))
    let session = try Session(contentsOf: file)
    #expect(session.problems == [])
    #expect(session.steps.map(\.text) == ["• → loading: start", "loading: stop"])
    guard case .request(_, let place?, _, _) = session.steps.first?.event else {
      Issue.record("\(session.steps)")
      return
    }
    #expect((place.payload == nil) == (sentence != nil))
  }

  @Test func aStepOfAnyTimeCanBeRead() async throws {
    let file = try file()
    let recorder = desk.recorder(to: .file(file))
    desk.screen.start(at: .showing([]))
    await desk.clock.advance(by: .seconds(3_000_000_000_000))
    desk.screen.stop()
    await recorder.finish()
    let session = try Session(contentsOf: file)
    #expect(session.problems == [])
    #expect(session.steps.map(\.time) == [.zero, .seconds(1_000_000_000_000)])
  }

  /// A file of the first version, with every field: all later versions read it.
  @Test func theSampleOfTheFirstVersionIsReadAndWrittenTheSame() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Samples/version-1.jsonl")
    let session = try Session(contentsOf: file)
    #expect(try session.text == String(contentsOf: file, encoding: .utf8))
    #expect(session.name == "notes")
    #expect(session.problems.isEmpty)
    #expect(
      session.steps.map(\.description) == [
        "0.0 s  • → loading: start",
        "0.0 s  loading: drawn",
        "0.25 s  loading: load() ignored",
        "1.5 s  loading → showing: result",
        "1.5 s  showing: drawn",
        "2.0 s  showing: kept",
        "2.25 s  showing → failed: test refused (guarded)",
        "3.0 s  [1] hosted by [0]",
        "3.0 s  [1] running in down",
        "4.0 s  showing: stop",
      ])
    guard case .request(nil, let place?, "start", .taken) = session.steps[0].event,
      case .frame(let display?) = session.steps[4].event,
      case .kept(let kept?) = session.steps[5].event,
      case .request(_, _, _, .refused(let reason, let sentence)) = session.steps[6].event
    else { return #expect(Bool(false), "A field is missing.") }
    #expect(try place.payload?.decoded(as: NotesKind.self) == .loading)
    #expect(try display.decoded() == NotesDisplay(notes: ["milk"]))
    #expect(try kept.decoded() == NotesKept(draft: "br"))
    #expect(reason == "guarded")
    #expect(sentence.hasPrefix("ShowingNotes"))
    #expect(session.steps[7].path == "showing")
  }
}

/// Records a visit into what is no file, and returns when it was told that it is a pipe.
@MainActor private func expectNoPipe(_ file: URL) async throws {
  let problems = try await SessionFileTests().problems(writingTo: file)
  precondition(
    problems == [
      "\(file.path) cannot be written, so the rest is lost: It is a pipe. Name a plain file."
    ])
}

/// A text, within arrays within each other.
struct Bulky: Encodable {
  var levels = 1
  var size = 0

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if levels > 1 {
      try container.encode(Bulky(levels: levels - 1, size: size))
    } else {
      try container.encode(String(repeating: "x", count: size))
    }
  }
}

/// Collects lines from any thread.
final class Lines: Sendable {
  private let lines = Locked<[String]>([])

  var all: [String] { lines.value }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
