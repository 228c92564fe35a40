import TestTraits
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct SessionPlayerTests {
  private let desk = Desk()

  private func player(_ session: Session?) throws -> SessionPlayer<NotesKind> {
    SessionPlayer(
      try #require(session), keeping: NotesKept(),
      states: NotesStates(work: PendingWork(reporter: .silent)))
  }

  private func recorded(_ parts: [SessionPart]) async -> Session? {
    let recorder = desk.recorder(writing: parts)
    await desk.visit()
    return recorder.session
  }

  @Test func aSessionIsSteppedForwardAndBack() async throws {
    let session = try #require(await recorded([]))
    var player = try player(session)
    #expect(player.step == nil)
    #expect(player.path == "")
    var paths: [String] = []
    while player.forward() { paths.append(player.path) }
    #expect(paths == session.steps.map(\.path))
    for path in paths.dropLast().reversed() {
      player.back()
      #expect(player.path == path)
    }
    let moves = [player.back(), player.back(), player.move(to: 16), player.move(to: 15)]
    #expect(moves == [true, false, false, true])
  }

  @Test func theWayBackThroughALongSessionIsTheWayThere() async throws {
    var session = try #require(
      await recorded([.displays(of: NotesKind.self), .kept(of: NotesKind.self)]))
    session.steps = (0..<40).flatMap { round in
      session.steps.map { step in
        guard case .kept = step.event else { return step }
        var step = step
        step.event = .kept(Session.Payload(json: #"{"draft":"\#(round)"}"#))
        return step
      }
    }
    var player = try player(session)
    func look() -> [String] {
      [player.path, player.recorded?.json ?? "", player.keptThen.draft, "\(player.frame)"]
    }
    var looks = [look()]
    while player.forward() { looks.append(look()) }
    #expect(looks.count > 500)
    #expect(Set(looks).count > 200)
    for position in looks.indices.dropLast().reversed() {
      player.back()
      #expect(player.position == position)
      #expect(look() == looks[position])
    }
    for position in looks.indices.reversed() where position.isMultiple(of: 37) {
      player.move(to: looks.count - 1)
      player.move(to: position)
      #expect(look() == looks[position])
    }
  }

  @Test func whatWasRecordedIsShown() async throws {
    var player = try player(
      await recorded([.kinds(of: NotesKind.self), .displays(of: NotesKind.self)]))
    var shown: [String] = []
    while player.forward() { shown.append(text(player.frame)) }
    #expect(
      Array(shown.prefix(7)) == [
        "recorded loading", "recorded loading", "recorded You are offline.",
        "recorded You are offline.", "recorded loading", "recorded loading", "recorded loading",
      ])
    #expect(shown.last == "blank")
  }

  @Test func aStillScreenStandsInForAFrameThatWasNotRecorded() async throws {
    var player = try player(await recorded([.kinds(of: NotesKind.self)]))
    var shown: [String] = []
    while player.forward(), player.path != "writing" { shown.append(text(player.frame)) }
    #expect(
      shown == [
        "still loading", "still You are offline.", "still loading", "still loading", "still milk",
        "still milk", "still milk", "still milk",
      ])
    #expect(player.kind == .writing(in: ["milk"]))
  }

  @Test func whatCannotBeReadIsShownByName() async throws {
    var player = try player(await recorded([]))
    player.forward()
    #expect(text(player.frame) == "named loading")
    var other = try self.player(
      await recorded([.kinds(of: NotesKind.self) { _ in "another form" }]))
    other.forward()
    #expect(text(other.frame) == "named loading")
  }

  @Test func aKeptOptionalThatCannotBeReadIsTheGivenOne() {
    var session = Session(name: "")
    for (value, text) in [("[1]", "given"), ("null", nil), (#""typed""#, "typed")] {
      let step = Session.Step(
        time: .zero, screen: 0, path: "", event: .kept(Session.Payload(json: value)))
      session.steps = [step]
      let states = ClosureFactory<MaybeKind> { _ in Screen<MaybeKind>.State() }
      var player = SessionPlayer<MaybeKind>(session, keeping: "given", states: states)
      player.forward()
      #expect(player.keptThen == text)
    }
  }

  @Test func oneGoesToATimeAndToTheNextRefusal() async throws {
    var player = try player(await recorded([]))
    player.move(to: .milliseconds(1_499))
    #expect(player.position == 1)
    let isThere = player.moveToNextRefusal()
    #expect(isThere)
    #expect(player.step?.description == "1.5 s  showing → failed: test refused (guarded)")
    let isAnother = player.moveToNextRefusal()
    #expect(!isAnother)
    player.move(to: .seconds(9))
    #expect(player.position == player.session.steps.count)
  }

  @Test func aHostedScreenIsPlayedByItsNumber() async throws {
    let session = try #require(await recorded([.kinds(of: PenKind.self)]))
    var player = SessionPlayer<PenKind>(session, screen: 1, states: PenStates())
    var kinds: [PenKind] = []
    while player.forward() {
      if let kind = player.kind, kinds.last != kind { kinds.append(kind) }
    }
    #expect(kinds == [.down, .done("bread")])
  }

  @Test func aPathIsThatOfTheScreen() throws {
    let recorder = desk.recorder()
    let (note, pen) = (desk.note(), PenScreen(initial: .down, states: PenStates()))
    func expectPath(_ path: String, line: Int = #line) throws {
      var player = try player(recorder.session)
      player.move(to: player.session.steps.count)
      #expect(desk.screen.path == path, "line \(line)")
      #expect(player.path == path, "line \(line)")
    }
    desk.screen.start(at: .showing([]))
    desk.screen.state.host(note)
    desk.screen.state.host(pen)
    try expectPath("showing/(showing, down)")
    desk.screen.transition(to: .showing([]))
    desk.screen.state.host(pen)
    desk.screen.state.host(note)
    // In the order of the present hostings, not of the first ones.
    try expectPath("showing/(down, showing)")
    // That does not end its hosting.
    note.stop()
    note.start()
    try expectPath("showing/(down, showing)")
    desk.screen.transition(to: .showing([]))
    // Nobody hosts it any more.
    note.start()
    try expectPath("showing")
    desk.screen.stop()
    note.stop()
  }

  private func text(_ frame: SessionPlayer<NotesKind>.Frame) -> String {
    switch frame {
    case .recorded(let display): "recorded \(text(display))"
    case .still(let display): "still \(text(display))"
    case .named(let name): "named \(name)"
    case .blank: "blank"
    }
  }

  private func text(_ display: NotesDisplay) -> String {
    display.isLoading ? "loading" : display.problem ?? display.notes.joined(separator: ", ")
  }
}

private enum MaybeKind: StateKind {
  typealias Display = PenDisplay
  typealias Kept = String?
  case only
}
