import Foundation
import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct SessionRecorderTests {
  private let desk = Desk()

  private func lines(_ session: Session?) -> [String] { session?.steps.map(\.description) ?? [] }

  @Test func whatHappensIsWrittenStepByStep() async throws {
    let recorder = desk.recorder()
    await desk.visit()
    let session = try #require(recorder.session)
    #expect(session.name == "notes")
    #expect(
      lines(session) == [
        "0.0 s  • → loading: start",
        "1.5 s  loading → failed: failure",
        "1.5 s  failed → loading: load()",
        "1.5 s  loading: load() ignored",
        "1.5 s  loading → showing: success",
        "1.5 s  showing: drawn",
        "1.5 s  showing: kept",
        "1.5 s  showing → failed: test refused (guarded)",
        "1.5 s  showing → writing: write()",
        "1.5 s  [1] hosted by [0]",
        "1.5 s  [1] • → down: start",
        "1.5 s  [1] down → done: finish(_:)",
        "1.5 s  [1] done: stop",
        "1.5 s  writing → showing: child",
        "1.5 s  showing: stop",
      ])
    #expect(
      session.steps.map(\.path) == [
        "loading", "failed", "loading", "loading", "showing", "showing", "showing", "showing",
        "writing", "writing", "writing/down", "writing/done", "writing", "showing", "",
      ])
  }

  @Test func nobodysDataIsWrittenUnlessTheAppSaysSo() async throws {
    let recorder = desk.recorder()
    await desk.visit()
    let text = try #require(recorder.session?.text)
    for secret in ["milk", "bread", "\"br\"", "offline"] { #expect(!text.contains(secret)) }
    #expect(text.contains("showing"))
  }

  @Test func aKindThatIsNoEnumIsNamedByItsType() throws {
    let screen = Screen(
      initial: MailKind(address: "inbox"), states: ClosureFactory { _ in MailState() })
    let recorder = SessionRecorder(screen, named: "mail", to: .memory(last: 10))
    let log = TransitionRecorder(of: screen)
    screen.start()
    screen.transition(to: MailKind(address: "me@example.com"), cause: "open")
    screen.transition(to: MailKind(address: "you@example.com"), cause: "open")
    let text = try #require(recorder.session?.text)
    #expect(!text.contains("example.com"))
    #expect(
      lines(recorder.session).map { $0.drop { $0 != "s" } } == [
        "s  • → MailKind: start", "s  MailKind → MailKind: open",
        "s  MailKind → MailKind: open refused (guarded)",
      ])
    #expect(log.lines.count == 3)
    #expect(!log.lines.joined().contains("example.com"))
    #expect(screen.path == "MailKind")
  }

  @Test func whatTheAppAsksForIsWritten() async throws {
    let recorder = desk.recorder(writing: [
      .kinds(of: NotesKind.self), .displays(of: NotesKind.self), .kept(of: NotesKind.self),
    ])
    await desk.visit()
    let session = try #require(recorder.session)
    var kinds: [NotesKind] = []
    var displays: [NotesDisplay] = []
    var kept: [NotesKept] = []
    for step in session.steps where step.screen == 0 {
      switch step.event {
      case .request(_, let place?, _, .taken):
        kinds.append(try #require(place.payload).decoded())
      case .frame(let payload):
        displays.append(try #require(payload).decoded(as: NotesDisplay.self))
      case .kept(let payload): kept.append(try #require(payload).decoded(as: NotesKept.self))
      default: break
      }
    }
    #expect(
      kinds == [
        .loading, .failed("You are offline."), .loading, .showing(["milk"]),
        .writing(in: ["milk"]), .showing(["milk", "bread"]),
      ])
    #expect(
      displays.map(\.notes) == [
        [], [], [], ["milk"], ["milk", "marked"], ["milk"], ["milk", "bread"], [],
      ])
    #expect(kept == [NotesKept(), NotesKept(draft: "br")])
    // A child's kinds are another part.
    #expect(!session.text.contains("\"kind\":{\"done\""))
  }

  @Test func aScreenThatRunsAlreadyIsWrittenAsItIs() async {
    desk.screen.start()
    await desk.screen.settled()
    await desk.work.calls[0].succeed(["milk"])
    desk.screen.state.write()
    let recorder = desk.recorder(writing: [.displays(of: NotesKind.self)])
    desk.screen.child(PenKind.self)?.state.finish("bread")
    #expect(
      lines(recorder.session) == [
        "0.0 s  running in writing",
        "0.0 s  writing: drawn",
        "0.0 s  [1] hosted by [0]",
        "0.0 s  [1] running in down",
        "0.0 s  [1] down → done: finish(_:)",
        "0.0 s  [1] done: stop",
        "0.0 s  writing → showing: child",
        "0.0 s  showing: drawn",
      ])
  }

  @Test func theOldestStepsGoFirstAndPathsStayRight() async throws {
    let recorder = desk.recorder(to: .memory(last: 4))
    await desk.visit()
    desk.screen.start(at: .writing(in: []))
    let session = try #require(recorder.session)
    #expect(
      session.steps.map(\.description) == [
        "1.5 s  running in showing",
        "1.5 s  showing: stop",
        "1.5 s  • → writing: start",
        "1.5 s  [2] hosted by [0]",
        "1.5 s  [2] • → down: start",
      ])
    #expect(session.steps.last?.path == "writing/down")
  }

  @Test func aPlayerBeginsWithWhatWasShownAndKeptBeforeTheOldestSteps() async throws {
    let recorder = desk.recorder(
      to: .memory(last: 3),
      writing: [
        .kinds(of: NotesKind.self), .displays(of: NotesKind.self), .kept(of: NotesKind.self),
      ])
    desk.screen.start(at: .showing(["milk"]))
    desk.screen.kept.draft = "br"
    await desk.screen.settled()
    desk.screen.state.mark()
    for _ in 0..<3 { desk.screen.transition(to: .failed(""), cause: "test") }
    let session = try #require(recorder.session)
    #expect(
      session.steps.map(\.text) == [
        "running in showing", "showing: kept", "showing: drawn",
        "showing → failed: test refused (guarded)", "showing → failed: test refused (guarded)",
        "showing → failed: test refused (guarded)",
      ])
    var player = SessionPlayer<NotesKind>(
      session, keeping: NotesKept(), states: NotesStates(work: PendingWork(reporter: .silent)))
    player.move(to: 3)
    guard case .recorded(let display) = player.frame else {
      Issue.record("\(player.frame)")
      return
    }
    #expect(display.notes == ["milk", "marked"])
    #expect(player.kind == .showing(["milk"]))
    #expect(player.keptThen.draft == "br")
  }

  @Test func aScreenHostedBeforeTheOldestStepsIsThere() throws {
    let recorder = desk.recorder(to: .memory(last: 2))
    desk.screen.start(at: .writing(in: []))
    for _ in 0..<3 { desk.screen.state.load() }
    let pen = try #require(desk.screen.child(PenKind.self))
    pen.transition(to: .down, cause: "test")
    let session = try #require(recorder.session)
    #expect(
      session.steps.map(\.text) == [
        "running in writing", "[1] hosted by [0]", "[1] running in down",
        "writing: load() ignored", "[1] down → down: test",
      ])
    #expect(session.steps.last?.path == "writing/down")
  }

  @Test func aRecorderMayFinishInTheTurnThatMadeIt() async {
    desk.screen.start(at: .showing([]))
    await desk.recorder(to: .lines { _ in }).finish()
    // Its observer of what is kept has never been called.
    desk.screen.kept.draft = "tea"
    await desk.screen.settled()
    #expect(desk.screen.kept.draft == "tea")
  }

  @Test func whatAChildKeepsIsThereWhenItIsHostedAgain() throws {
    let recorder = desk.recorder(to: .memory(last: 3), writing: [.kept(of: NotesKind.self)])
    let child = desk.note()
    desk.screen.start(at: .showing([]))
    let hosting = desk.screen.state.host(child)
    child.kept.draft = "br"
    hosting.cancel()
    for _ in 0..<20 { desk.screen.transition(to: .showing([])) }
    desk.screen.state.host(child)
    var player = SessionPlayer<NotesKind>(
      try #require(recorder.session), screen: 1, keeping: NotesKept(),
      states: NotesStates(work: desk.work))
    player.move(to: player.session.steps.count)
    #expect(player.path == "showing/showing")
    #expect(player.keptThen.draft == "br")
  }

  @Test func aRecorderDoesNotKeepItsScreen() async {
    weak var released: NotesScreen?
    var recorder: SessionRecorder?
    do {
      let desk = Desk()
      released = desk.screen
      recorder = desk.recorder()
    }
    #expect(released == nil)
    #expect(recorder?.session?.steps.isEmpty == true)
  }

  @Test func namesThatAreNotInTheProgramAreToldAtOnce() {
    let screen = Screen(
      initial: StrippedKind.only, states: ClosureFactory { _ in Screen<StrippedKind>.State() })
    let lines = Lines()
    let recorder = SessionRecorder(
      screen, named: "stripped", to: .memory(last: 1), onProblem: { lines.add($0) })
    #expect(
      lines.all == [
        "The cases of StrippedKind have no names in this build (-disable-reflection-metadata). "
          + "Write `nonisolated var name` in StrippedKind."
      ])
    #expect(recorder.session?.steps.isEmpty == true)
  }

  @Test func kindsThatAreNotSendableAreRecordedTheSame() async throws {
    let screen = Screen(
      initial: HeldKind.empty, states: ClosureFactory { _ in Screen<HeldKind>.State() },
      clock: ManualClock())
    let lines = Lines()
    let recorder = SessionRecorder(screen, named: "held", to: .lines { lines.add($0) })
    let memory = SessionRecorder(screen, named: "held", to: .memory(last: 10))
    screen.start()
    screen.transition(to: .holding(HeldKind.Thing()))
    screen.stop()
    await recorder.finish()
    #expect(
      memory.session?.steps.map(\.text) == [
        "• → empty: start", "empty → holding: kindsThatAreNotSendableAreRecordedTheSame()",
        "holding: stop",
      ])
    #expect(lines.all.joined() == memory.session?.text)
  }

  @Test func aValueThatIsNoJSONIsLeftOutAndTold() async throws {
    let recorder = desk.recorder(writing: [
      .kinds(of: NotesKind.self) { _ in Unwritable() }
    ])
    desk.screen.start()
    let session = try #require(recorder.session)
    #expect(
      session.problems == [
        "Unwritable cannot be written as JSON, and was left out: You are offline."
      ])
    #expect(session.steps.map(\.description) == ["0.0 s  • → loading: start"])
    for _ in 0..<12 { desk.screen.transition(to: .loading) }
    let problems = try #require(recorder.session?.problems)
    #expect(problems.count == 11)
    #expect(problems.last == "Further values that were left out: 3.")
  }
}

/// Kinds that must stay on the main actor.
enum HeldKind: StateKind {
  typealias Display = PenDisplay
  case empty
  case holding(Thing)

  final class Thing {}
}

/// What a kind is called where the names of cases are not in the program.
enum StrippedKind: StateKind {
  typealias Display = PenDisplay
  case only

  var name: String { "StrippedKind" }
}

/// A kind that is a structure, with a payload that is nobody's business.
struct MailKind: StateKind {
  typealias Display = PenDisplay
  let address: String
}

private final class MailState: Screen<MailKind>.State {
  override func canTransition(to next: MailKind) -> Bool { next.address.hasPrefix("me") }
}

struct Unwritable: Encodable {
  func encode(to encoder: any Encoder) throws { throw Offline() }
}
