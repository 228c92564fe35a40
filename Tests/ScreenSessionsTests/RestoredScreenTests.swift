import Foundation
import ScreenSessions
import ScreenStates
import TestTraits
import Testing

/// What cannot be restored is told, and never taken for something else.
@MainActor
@Suite(.noMistakes) struct RestoredScreenTests {
  private let desk = NoteDesk()

  @Test func anOptionalThatCannotBeReadIsToldAndChangesNothing() throws {
    let data = try desk.saved()
    let screen = NoteDesk.note(keeping: "new")
    // Also in a screen that is used again, and has what its last run has kept.
    for text in ["new", "typed"] {
      screen.kept = text
      let restored = try screen.start(from: data, version: 2) { old in
        var tree = old
        tree.root = try #require(old.root.children["first"])
        tree.root.kept = "[1]"
        return tree
      }
      #expect(
        restored.problems == [
          "The kept value of NoteKind cannot be read; the screen keeps what it has."
        ])
      #expect(screen.kept == text)
      screen.stop()
    }
  }

  @Test func anOptionalThatWasNilIsNil() throws {
    desk.notes[0].kept = nil
    let data = try desk.saved()
    desk.renew()
    #expect(try desk.screen.start(from: data, version: 1).problems == [])
    #expect(desk.notes.map(\.kept) == [nil, "second"])
  }

  /// In UTF-16, the string's bytes look like brackets and quotes: Foundation would trap.
  @Test func anotherEncodingIsASentence() throws {
    let text =
      "{\"a\":\"\u{2200}" + String(repeating: "\u{5D5D}", count: 600) + "\u{2200}\",\"root\":"
      + String(repeating: "[", count: 512)
    let data = try #require(text.data(using: .utf16LittleEndian))
    let sentence = desk.sentence(restoring: Data([0xFF, 0xFE]) + data)
    #expect(sentence.hasPrefix("The data is something else than a saved tree of screens"))
  }

  @Test func whatCameOfIsFreedWithTheRestoredState() throws {
    let data = try desk.saved()
    desk.renew()
    weak var restored: RestoredTree?
    restored = try desk.screen.start(from: data, version: 1)
    #expect(restored != nil)
    desk.screen.stop()
    desk.screen.start()
    #expect(restored == nil)
  }

  @Test func aScreenThatIsRestoredAgainAndAgainHoldsNoMore() throws {
    let data = try desk.saved()
    for _ in 0..<3 {
      desk.screen.stop()
      try desk.screen.start(from: data, version: 1)
    }
    #expect(desk.screen.companions.count == 1)
    desk.screen.stop()
    desk.screen.start()
    #expect(desk.screen.companions.isEmpty)
  }

  // MARK: - When

  @Test func aScreenIsNotRestoredInAnObserverOfItsOwn() throws {
    let data = try desk.saved()
    desk.renew()
    var sentence: String?
    let token = desk.screen.observe { [unowned desk] _ in
      if sentence == nil { sentence = desk.sentence(restoring: data) }
    }
    #expect(sentence == waiting)
    #expect(!desk.screen.isRunning && desk.notes.map(\.kept) == ["", ""])
    token.cancel()
  }

  @Test func aScreenIsNotRestoredWhileItStops() throws {
    let data = try desk.saved()
    desk.renew()
    var sentence: String?
    desk.exiting = { [unowned desk] in sentence = desk.sentence(restoring: data) }
    desk.screen.start()
    desk.screen.stop()
    #expect(sentence == waiting)
    #expect(!desk.screen.isRunning && desk.notes.map(\.kept) == ["", ""])
  }

  private let waiting =
    "DeskKind cannot be restored in a hook or an observer of its own, but only when that has"
    + " returned; start the screen without the data."

  @Test(.mistakes) func aStartThatIsRefusedIsOneSentence() throws {
    let data = try desk.saved()
    desk.renew()
    let used = NoteDesk.note(keeping: "")
    used.start()
    desk.notes[0] = Screen(
      initial: .open, keeping: "new",
      states: ClosureFactory { $0 == .closed ? used.state : Screen<NoteKind>.State() })
    let restored = try desk.screen.start(from: data, version: 2) { old in
      var tree = old
      tree.root.children["first"]?.kind = #"{"closed":{}}"#
      return tree
    }
    #expect(restored.problems.count == 1)
    #expect(restored.problems.first?.hasSuffix("in makeState(for:); it begins anew.") == true)
    #expect(desk.notes[0].kept == "new")
  }

  // MARK: - Names

  @Test func twoChildrenWithOneIDAreNamedAlsoWhereOneHasStopped() throws {
    desk.ids = ["note", "note"]
    desk.screen.start()
    desk.notes[0].stop()
    #expect(throws: SessionError.self) { try desk.screen.saved(version: 1) }
    desk.notes[1].stop()
    // None of them is saved.
    _ = try desk.screen.saved(version: 1)
  }
}

private enum DeskKind: StateKind, Codable {
  typealias Display = TreeDisplay
  case open
}

private enum NoteKind: StateKind, Codable {
  typealias Display = TreeDisplay
  typealias Kept = String?
  case open, closed
}

/// A screen that hosts two notes.
@MainActor private final class NoteDesk {
  var notes = [note(keeping: "first"), note(keeping: "second")]
  var ids = ["first", "second"]
  var exiting: () -> Void = {}
  private(set) lazy var screen = makeScreen()

  static func note(keeping text: String?) -> Screen<NoteKind> {
    Screen(
      initial: .open, keeping: text, states: ClosureFactory { _ in Screen<NoteKind>.State() })
  }

  private func makeScreen() -> Screen<DeskKind> {
    Screen(initial: .open, states: ClosureFactory { [weak self] _ in DeskState(self) })
  }

  /// Makes a new screen with new notes.
  func renew() {
    notes = [Self.note(keeping: ""), Self.note(keeping: "")]
    screen = makeScreen()
  }

  func saved() throws -> Data {
    screen.start()
    return try screen.saved(version: 1)
  }

  func sentence(restoring data: Data) -> String {
    do { try screen.start(from: data, version: 1) } catch { return "\(error)" }
    return "no error"
  }
}

private final class DeskState: Screen<DeskKind>.State {
  private weak var desk: NoteDesk?

  init(_ desk: NoteDesk?) { self.desk = desk }

  override func enter() {
    for (note, id) in zip(desk?.notes ?? [], desk?.ids ?? []) { host(note, id: id) }
  }

  override func exit() { desk?.exiting() }
}
