import Foundation
import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Files that no recorder wrote, and screens that are hosted as seldom happens.
@MainActor
@Suite(.noMistakes) struct SessionDamageTests {
  private let desk = Desk()
  fileprivate let header = #"{"format":"ScreenStates session","name":"notes","version":1}"#

  fileprivate func session(_ lines: [String]) throws -> Session {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Session(contentsOf: file)
  }

  private func penReport() async -> ExplorationReport<PenDisplay> {
    await Explorer(PenKind.self, samples: [.down, .done("")]) { _ in
      PenScreen(initial: .down, states: PenStates())
    }.explore()
  }

  fileprivate func running(_ screen: Int, at time: String = "0") -> String {
    #"{"at":\#(time),"event":"running","path":"down","screen":\#(screen),"to":"down"}"#
  }

  private func hosted(_ screen: Int, by host: Int) -> String {
    #"{"at":0,"event":"hosted","host":\#(host),"path":"","screen":\#(screen)}"#
  }

  @Test func aTimeThatIsNoneIsNoRecord() throws {
    let times = ["1e300", "-1e300", "1e400", "1e13", "\"1\"", "null"]
    for time in times {
      let session = try session([header, running(0), running(0, at: time), ""])
      #expect(session.steps.map(\.description) == ["0.0 s  running in down"])
      #expect(session.problems.count == 1)
    }
    #expect(
      try session([header, running(0, at: "-0.5"), ""]).steps.map(\.description)
        == ["-0.5 s  running in down"])
  }

  @Test func aStepOfAnyTimeIsALine() {
    for time in [Duration.seconds(Int64.max), .seconds(Int64.min)] {
      let step = Session.Step(time: time, screen: .min, path: "", event: .frame(nil))
      #expect(step.description.hasSuffix("[\(Int.min)] •: drawn"))
    }
  }

  @Test func screensThatHostEachOtherHaveAnEnd() async throws {
    let session = try session(
      [header, running(0), running(1), running(2)]
        + [hosted(1, by: 1), hosted(1, by: 0), hosted(2, by: 1), hosted(0, by: 2), ""])
    var player = SessionPlayer<PenKind>(session, states: PenStates())
    while player.forward() { #expect(player.path.split(separator: "/").count < 4) }
    let report = await penReport()
    #expect(throws: Never.self) { try report.check(session) }
    #expect(!Diagram(session).text.isEmpty)
  }

  @Test func screensThatAreHostedFromBelowHaveAnEnd() async {
    // Each is hosted before its host is, so none is deep when it is read.
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      let session = Session(
        name: "nest",
        steps: (1...(isLongForm ? 10_000 : 2_000)).reversed().flatMap { number in
          [
            .init(time: .zero, screen: number, path: "", event: .hosted(by: number - 1)),
            .init(time: .zero, screen: number, path: "", event: .running(in: .init("open"))),
          ]
        } + [.init(time: .zero, screen: 0, path: "", event: .running(in: .init("open")))])
      var player = await SessionPlayer<NestKind>(session, states: NestStates())
      await player.move(to: session.steps.count)
      let path = await player.path
      if path.split(separator: "/").count > 201 { exit(1) }
    }
  }

  @Test func screensThatAreHostedTooDeepAreLeftOut() throws {
    for isFromBelow in [false, true] {
      let hostings = (1...201).map { hosted($0, by: $0 - 1) }
      let session = try session([header] + (isFromBelow ? hostings.reversed() : hostings) + [""])
      #expect(session.steps.count == 200)
      #expect(
        session.problems == [
          "Line 202 hosts screens more than 200 levels deep and is left out."
        ])
    }
    // As deep as it can be, and a screen that is moved from there.
    let session = try session(
      [header] + (1...200).map { hosted($0, by: $0 - 1) } + [hosted(200, by: 0)]
        + [hosted(201, by: 200), ""])
    #expect(session.problems == [])
    #expect(session.steps.count == 202)
  }

  @Test func aLineThatIsTooLongIsLeftOut() throws {
    for excess in [0, 1] {
      let frame = running(0).utf8.count + #","x":"""#.utf8.count
      // A line of many pieces.
      let long = String(repeating: "x", count: (8 << 20) - frame + excess)
      let line = running(0).dropLast() + #","x":"\#(long)"}"#
      let read = try session([header, String(line), running(0), ""])
      #expect(read.steps.count == 2 - excess)
      #expect(
        read.problems
          == (excess == 0 ? [] : ["Line 2 is longer than 8 MB and is left out."]))
    }
  }

  @Test func aLineOfManyBracketsIsNoRecord() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      try await readBrackets()
    }
  }

  @Test func aFolderIsToldAsWhatItIs() {
    let folder = FileManager.default.temporaryDirectory
    let error = #expect(throws: SessionError.self) { try Session(contentsOf: folder) }
    #expect(
      error?.description
        == "\(folder.path) cannot be read: It is a folder. Name a plain file.")
  }

  @Test func aFileBelowAFileIsToldAsWhatItIs() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path + "/notes.jsonl"
    let error = #expect(throws: SessionError.self) {
      try Session(contentsOf: URL(filePath: path))
    }
    #expect(error?.description == "\(path) cannot be read: Not a directory.")
  }

  @Test func aVersionThatNeverWasIsNoSession() {
    for version in ["0", "-1", "\"1\"", "1.5"] {
      let first = header.replacing("\"version\":1", with: "\"version\":\(version)")
      let error = #expect(throws: SessionError.self) { try session([first, ""]) }
      #expect(error?.description.contains("is not a session") == true)
    }
  }

  @Test func whatAnEditorChangesIsRead() throws {
    #expect(try session([header + "\r", running(0) + "\r", "\r", ""]).problems.isEmpty)
    #expect(try session(["\u{FEFF}" + header, running(0), ""]).steps.count == 1)
    #expect(try session([header, "\0\0\0", running(0), ""]).problems.count == 1)
  }

  @Test func valuesAreReadAsTheyWereWritten() throws {
    let values: [any Encodable] = [
      UInt64.max, Int64.min, 0.1, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude,
      Double.infinity, true, 1, [false], [String: Int](), Int?.none, "\0\"\n/\u{2028}é",
      "\u{FEFF}", ["\u{FEFF}a": "\n\u{FEFF}b\\\u{FEFF}"],
    ]
    for value in values {
      let payload = Session.Payload(json: try json(value))
      let step = Session.Step(time: .zero, screen: 0, path: "", event: .kept(payload))
      let session = Session(name: "a\"\n\\é", steps: [step])
      let read = try self.session([session.text])
      #expect(read == session, "\(value)")
    }
  }

  @Test func aValueOfSeveralLinesIsWrittenInOne() throws {
    for value in ["{\n  \"a\" : \"\\n\"\n}", "{\r\n  \"a\" : \"\\n\"\r\n}"] {
      let payload = Session.Payload(json: value)
      let steps: [Session.Event] = [
        .kept(payload), .frame(payload), .running(in: .init("a", payload: payload)),
      ]
      let session = Session(
        name: "a", steps: steps.map { .init(time: .zero, screen: 0, path: "", event: $0) })
      let read = try self.session([session.text])
      #expect(read.problems == [])
      #expect(read.steps.count == 3)
      guard case .kept(let kept?) = read.steps.first?.event else {
        Issue.record("\(read.steps)")
        return
      }
      #expect(try kept.decoded() == ["a": "\n"])
    }
  }

  @Test func aValueIsReadWhereverItStands() throws {
    let value = #"{"kept":"\"kept\":,}]\\","list":[{"kept":[1,{}]},"{"]}"#
    let fields = [
      #""path":"\"kept\":1,""#, #""screen":0"#, #""kept" : \#(value)"#, #""event":"kept""#,
      #""at":0"#,
    ]
    for shift in fields.indices {
      let line = (fields[shift...] + fields[..<shift]).joined(separator: ", ")
      let session = try session([header, "{\(line)}\r", ""])
      #expect(session.problems.isEmpty)
      guard case .kept(let payload?) = session.steps.first?.event else {
        Issue.record("\(session.steps)")
        return
      }
      #expect(payload.json.trimmingCharacters(in: .whitespaces) == value)
    }
    let without = #"{"at":0,"event":"kept","path":"","screen":0,"other":{"kept":1}}"#
    #expect(try session([header, without, ""]).steps.map(\.event) == [.kept(nil)])
  }

  @Test func aKeyMayBeWrittenWithEscapes() throws {
    let line = #"{"\u0061t":0,"event":"kept","path":"","screen":0,"k\u0065pt" : {"kept":1}}"#
    #expect(
      try session([header, line, ""]).steps.map(\.event) == [.kept(.init(json: #"{"kept":1}"#))])
    let other = #"{"at":0,"event":"kept","path":"","screen":0,"k\u0065p":1}"#
    #expect(try session([header, other, ""]).steps.map(\.event) == [.kept(nil)])
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func screensThatHostEachOtherInTurnAreRecorded() async throws {
    let (first, second) = (NestScreen.make(), NestScreen.make())
    let recorder = SessionRecorder(first, named: "nest", to: .memory(last: 2))
    let whole = SessionRecorder(first, named: "nest", to: .memory(last: 100))
    first.start()
    let hosting = first.state.host(second)
    hosting.cancel()
    second.start()
    second.state.host(first)
    #expect(whole.session?.steps.last?.path == "open/open")
    #expect(first.path == "open")
    #expect(second.path == "open/open")
    second.stop()
    #expect(recorder.session?.steps.count ?? 0 > 0)
    var player = SessionPlayer<NestKind>(try #require(whole.session), states: NestStates())
    while player.forward() { #expect(player.path.count < 20) }
  }

  @Test func aRunningScreenThatIsHostedStaysInItsPath() throws {
    let (host, child) = (NestScreen.make(), NestScreen.make())
    let recorder = SessionRecorder(host, named: "nest", to: .memory(last: 100))
    host.start()
    host.state.host(child).cancel()
    child.start()
    host.state.host(child)
    child.state.host(PenScreen(initial: .down, states: PenStates()))
    #expect(host.path == "open/open/down")
    let session = try #require(recorder.session)
    #expect(session.steps.last?.path == host.path)
    var player = SessionPlayer<NestKind>(session, states: NestStates())
    player.move(to: session.steps.count)
    #expect(player.path == host.path)
  }

  @Test func aRecorderThatIsReleasedLetsGoOfItsOutput() async {
    var box: Box? = Box()
    let life = box?.life
    var recorder: SessionRecorder? = desk.recorder(to: .lines { [box] _ in box?.touch() })
    box = nil
    desk.screen.start()
    desk.screen.stop()
    #expect(recorder?.session == nil)
    recorder = nil
    // Ends when the closure that writes has gone.
    if let life { for await _ in life {} }
  }

  @Test func aRecorderMayBeReleasedOnAnotherThreadWhileItsScreenChanges() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      await releaseRecordersElsewhere()
    }
  }

  @Test func aRecorderMayBeReleasedByWhatItCalls() {
    let holder = Holder()
    holder.recorder = desk.recorder(writing: [
      .displays(of: NotesKind.self) { display in
        if !display.notes.isEmpty { holder.recorder = nil }
        return display
      }
    ])
    desk.screen.start(at: .showing([]))
    desk.screen.state.mark()
    #expect(holder.recorder == nil)
  }

  @Test func fewStepsStayFewWhereManyScreensWereHosted() throws {
    let recorder = desk.recorder(to: .memory(last: 3), writing: [.kept(of: NotesKind.self)])
    desk.screen.start(at: .showing([]))
    for _ in 0..<50 {
      desk.screen.state.host(PenScreen(initial: .down, states: PenStates())).cancel()
      desk.screen.state.host(desk.note()).cancel()
    }
    let session = try #require(recorder.session)
    #expect(session.steps.count < 7, "\(session.steps.map(\.description))")
    #expect(session.steps.last?.path == "showing")
  }
}

/// A screen that can host another of its sort.
private typealias NestScreen = Screen<NestKind>

private enum NestKind: StateKind {
  typealias Display = PenDisplay
  case open
}

private struct NestStates: StateFactory {
  func makeState(for kind: NestKind) -> NestScreen.State { NestScreen.State() }
}

extension NestScreen {
  fileprivate static func make() -> NestScreen { NestScreen(initial: .open, states: NestStates()) }
}

/// Reads lines and values of nested arrays: Foundation traps at 513.
@MainActor private func readBrackets() throws {
  let tests = SessionDamageTests()
  for count in [500, 501, 511, 512, 513, 514, 100_000] {
    let open = String(repeating: "[", count: count)
    let nested = open + String(repeating: "]", count: count)
    for line in [open, nested, #"{"at":0,"event":"kept","path":"","screen":0,"kept":\#(nested)}"#] {
      let read = try tests.session([tests.header, line, tests.running(0), ""])
      precondition(read.steps.last?.event == .running(in: .init("down")))
      precondition(read.problems.count == (line.hasPrefix("{") && count <= 500 ? 0 : 1))
      do {
        _ = try tests.session([line, ""])
        preconditionFailure("It is no session.")
      } catch is SessionError {}
      do {
        let _: Int = try Session.Payload(json: line).decoded()
        preconditionFailure("It is no number.")
      } catch {}
    }
  }
}

/// Moves a screen while its recorders are released on other threads, one after the other.
@MainActor private func releaseRecordersElsewhere() async {
  let desk = Desk()
  desk.screen.start(at: .showing([]))
  for _ in 0..<3_000 {
    var recorder: SessionRecorder? = desk.recorder()
    // The task has the last reference.
    let release = Task.detached { [recorder] in _ = recorder }
    recorder = nil
    for _ in 0..<20 { desk.screen.transition(to: .showing([])) }
    await release.value
  }
}

@MainActor private final class Holder {
  var recorder: SessionRecorder?
}

/// Tells when nobody holds it any more.
private final class Box: Sendable {
  private let end: AsyncStream<Void>.Continuation
  private let ends: AsyncStream<Void>

  init() { (ends, end) = AsyncStream.makeStream() }

  deinit { end.finish() }

  func touch() {}

  /// A stream that ends with the box.
  var life: AsyncStream<Void> { ends }
}
