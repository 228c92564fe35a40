import Foundation
import RandomModels
import SavedTrees
import ScreenSessions
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A screen is saved whole, with what it hosts, and starts again whole.
@MainActor
@Suite(.noMistakes) struct SavedTreeTests {
  // MARK: - Any tree

  @Test(arguments: 1...(isLongForm ? 1_000 : 40))
  func aRandomTreeComesBackAtEverySettledMoment(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ randomSeed)
    let screen = TreeScreen()
    screen.start()
    for _ in 1...10 {
      let chosen = try #require(screen.all.randomElement(using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: chosen.kept.text = "kept \(Int.random(in: 0...9, using: &random))"
      case 1: chosen.state.load()
      default: chosen.state.go(to: kind(depth: 3, &random))
      }
      let saved = ScreenTree(screen)
      let again = TreeScreen()
      let restored = try again.start(from: screen.saved(version: 1), version: 1)
      // What the app had hosted later comes back when it hosts it again.
      saved.hostAgain(again, by: load)
      #expect(restored.problems == [])
      #expect(saved.differences(in: ScreenTree(again), of: ScreenTree.Part.places) == [])
      let fresh = TreeScreen()
      #expect(saved.enter(fresh, hostingLater: load) == [])
      #expect(ScreenTree(fresh).differences(in: ScreenTree(again)) == [])
    }
  }

  private func load(_ screen: AnyObject) { (screen as? TreeScreen)?.state.load() }

  private func kind(depth: Int, _ random: inout SeededGenerator) -> TreeKind {
    let number = Int.random(in: 0...9, using: &random)
    return switch Int.random(in: 0...(depth == 0 ? 1 : 3), using: &random) {
    case 0: .leaf(number)
    case 1: .late(number)
    default:
      .node(
        (0...Int.random(in: 0...2, using: &random)).map { _ in kind(depth: depth - 1, &random) })
    }
  }

  // MARK: - When

  @Test func aTreeIsSavedInAnObserverAndNotBetweenTwoStates() throws {
    let screen = TreeScreen()
    var saved: [Bool] = []
    var sentences: [String] = []
    let frames = screen.observe { [weak screen] _ in
      guard let screen, screen.isRunning else { return }
      saved.append((try? screen.saved(version: 1)) != nil)
    }
    let records = screen.observeTransitions { [weak screen] _ in
      do { _ = try screen?.saved(version: 1) } catch { sentences.append("\(error)") }
    }
    screen.start(at: .leaf(2))
    screen.state.go(to: .leaf(1))
    #expect(saved == [true, true])
    let sentence =
      "The screen in leaf cannot be saved, because it is between two states; save in observe(_:), or when"
      + " the request is complete."
    #expect(sentences == [sentence, sentence], "A start is refused, too.")
    frames.cancel()
    records.cancel()
  }

  @Test func aStateIsNotSavedInItsHooks() {
    let log = HookLog()
    let screen = Screen(initial: HookKind.one, states: ClosureFactory { HookState($0, log) })
    screen.start()
    screen.transition(to: .two)
    let why =
      "cannot be saved, because it is between two states; save in observe(_:), or when the request"
      + " is complete."
    #expect(
      log.lines == [
        "enter one: The screen in one \(why)", "exit one: The screen in one \(why)",
        "enter two: The screen in two \(why)",
      ])
    screen.stop()
    #expect(
      log.lines.last == "exit two: The screen in two cannot be saved, because it is not running;"
        + " start it first.")
  }

  @Test func aPlaceIsForTheFirstChildOfItsStateOnly() throws {
    let data = try saved(.late(1)) { screen in
      screen.state.load()
      screen.all.last?.state.go(to: .leaf(7))
    }
    let screen = TreeScreen()
    try screen.start(from: data, version: 1)
    screen.state.load()
    #expect(screen.all.last?.kind == .leaf(7))
    screen.state.go(to: .late(1))
    screen.state.load()
    #expect(screen.all.last?.kind == .leaf(1), "The restored state has exited.")
  }

  @Test func aChildThatIsNotHostedYetIsSavedAgain() throws {
    let first = try saved(.late(1)) { screen in
      screen.state.load()
      screen.all.last?.state.go(to: .leaf(7))
    }
    let screen = TreeScreen()
    try screen.start(from: first, version: 1)
    let second = try screen.saved(version: 1)
    screen.state.go(to: .late(1))
    let third = try screen.saved(version: 1)
    for (data, kind) in [(second, TreeKind.leaf(7)), (third, .leaf(1))] {
      let screen = TreeScreen()
      try screen.start(from: data, version: 1)
      screen.state.load()
      #expect(screen.all.last?.kind == kind)
    }
  }

  // MARK: - What cannot be read

  @Test func aChildThatCannotBeReadBeginsAnewAndTheRestIsRestored() throws {
    let data = try saved(.node([.leaf(1), .leaf(2)])) { screen in
      for child in screen.all.dropFirst() {
        child.kept.text = "kept"
        child.state.go(to: .leaf(9))
      }
    }
    let screen = TreeScreen()
    let restored = try screen.start(from: data, version: 2) { old in
      var tree = old
      tree.root.children["1"]?.kind = #"{"gone":{}}"#
      tree.root.children["0"]?.kept = "3"
      return tree
    }
    #expect(
      restored.problems == [
        "The kind of node/1 cannot be read; it begins anew.",
        "The kept value of node/0 cannot be read; the screen keeps what it has.",
      ])
    #expect(screen.all.map(\.kind).dropFirst() == [.leaf(1), .leaf(9)])
    #expect(screen.all.map(\.kept.text) == ["", "", ""])
  }

  @Test func aKindThatCannotBeReadStartsNothing() throws {
    let screen = TreeScreen()
    let data = try saved(.leaf(1))
    let text = sentence {
      try screen.start(from: data, version: 2) { old in
        var tree = old
        tree.root.kind = "[]"
        return tree
      }
    }
    #expect(text == "The kind of TreeKind cannot be read; start the screen without the data.")
    #expect(!screen.isRunning)
  }

  @Test func otherVersionsAreASentenceEach() throws {
    let data = try saved(.leaf(1))
    #expect(
      sentence { try TreeScreen().start(from: data, version: 2) }
        == "The data has version 1, and this app reads version 2; bring it up to date in `migrate`,"
        + " or start the screen without the data.")
    #expect(
      sentence { try TreeScreen().start(from: data, version: 0) }
        == "The data has version 1, and this app reads version 0; use a later app, or start the"
        + " screen without the data.")
  }

  @Test func whatIsCutOffIsASentence() throws {
    let data = try saved(.node([.leaf(1)]))
    for length in 0..<data.count {
      #expect(
        sentence { try TreeScreen().start(from: data.prefix(length), version: 1) }
          == "The data is not complete JSON, as if it was cut off; start the screen without it, and"
          + " write it all at once, as with Data's option `atomic`.", "\(length)")
    }
  }

  @Test func whatIsForeignIsASentence() throws {
    let other = String(decoding: try saved(.leaf(1)), as: UTF8.self)
      .replacing("ScreenStates tree", with: "ScreenStates session")
    let nested = String(repeating: "[", count: 100_000)
    let closed = nested + String(repeating: "]", count: 100_000)
    for foreign in ["{}", "[1]", "3", "\"text\"", "null", other, nested, closed] {
      #expect(
        sentence { try TreeScreen().start(from: Data(foreign.utf8), version: 1) }
          == "The data is something else than a saved tree of screens; pass what saved(version:)"
          + " returned, or start the screen without it.", "\(foreign.prefix(40))")
    }
  }

  @Test func aRunningScreenIsNotRestored() throws {
    let data = try saved(.leaf(1))
    let screen = TreeScreen()
    screen.start()
    #expect(
      sentence { try screen.start(from: data, version: 1) }
        == "The screen is running in leaf already; stop it before it is restored.")
  }

  @Test func twoChildrenWithOneIDAreNamed() {
    let screen = Screen(initial: HostKind.two, states: ClosureFactory { HostState($0) })
    screen.start()
    #expect(
      sentence { _ = try screen.saved(version: 1) }
        == "The screen in two/(leaf, leaf) cannot be saved, because two of its children have the id"
        + " \"TreeKind\"; give each one an `id` in host(_:id:).")
  }

  @Test func aChildThatIsNotCodableIsNamed() {
    let screen = Screen(initial: HostKind.closed, states: ClosureFactory { HostState($0) })
    screen.start()
    #expect(
      sentence { _ = try screen.saved(version: 1) }
        == "The screen in only cannot be saved, because ClosedKind, the type of its kind, is not"
        + " Codable; make it so.")
  }

  // MARK: - Help

  private func saved(
    _ kind: TreeKind, after change: (TreeScreen) -> Void = { _ in }
  ) throws -> Data {
    let screen = TreeScreen()
    screen.start(at: kind)
    change(screen)
    return try screen.saved(version: 1)
  }

  private func sentence(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "no error"
  }
}

private enum HostKind: StateKind, Codable {
  typealias Display = TreeDisplay
  case two, closed
}

private final class HostState: Screen<HostKind>.State {
  private let kind: HostKind

  init(_ kind: HostKind) { self.kind = kind }

  override func enter() {
    switch kind {
    case .two:
      host(TreeScreen())
      host(TreeScreen())
    case .closed:
      let states = ClosureFactory<ClosedKind> { _ in Screen<ClosedKind>.State() }
      host(Screen(initial: .only, states: states))
    }
  }
}

private enum ClosedKind: StateKind {
  typealias Display = TreeDisplay
  case only
}

private enum HookKind: StateKind, Codable {
  typealias Display = TreeDisplay
  case one, two
}

@MainActor private final class HookLog {
  var lines: [String] = []
}

/// Tries to save its screen in its hooks.
private final class HookState: Screen<HookKind>.State {
  private let (kind, log): (HookKind, HookLog)

  init(_ kind: HookKind, _ log: HookLog) { (self.kind, self.log) = (kind, log) }

  override func enter() { save("enter") }
  override func exit() { save("exit") }

  private func save(_ hook: String) {
    do {
      _ = try screen?.saved(version: 1)
      log.lines.append("\(hook) \(kind): it was saved")
    } catch {
      log.lines.append("\(hook) \(kind): \(error)")
    }
  }
}
