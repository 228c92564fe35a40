import TestTraits
import ScreenStates
import Testing

/// With several children each child's exit and entry is one step.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12SeveralChildrenTests {
  private let journal = Journal()
  private let outer: Probe
  private let left: Probe
  private let right: Probe
  private let children: [ProbeScreen]

  init() {
    outer = Probe("outer", in: journal)
    left = Probe("left", in: journal)
    right = Probe("right", in: journal)
    let screens = [left.screen(), right.screen()]
    children = screens
    outer.entering(.a) { state in
      for child in screens { state.host(child) }
    }
  }

  /// A list with a screen for each row begins with more of them than a chain has steps (rule 6).
  @Test func aHostHearsOfEachOfManyChildren() {
    var heard: Set<Int> = []
    var keptHeard = 0
    let rows = (0..<1_200).map { _ in left.screen() }
    outer.entering(.b) { state in
      for (number, row) in rows.enumerated() {
        state.host(
          row,
          then: { _ in
            heard.insert(number)
            return nil
          },
          kept: { _ in
            keptHeard += 1
            return nil
          })
      }
    }
    let screen = outer.startedScreen()
    screen.state.go(.b)
    #expect(heard.count == 1_200)
    #expect(keptHeard == 1_200)
  }

  @Test func oneChildExitsAndEntersBeforeTheNextExits() {
    let screen = outer.startedScreen()
    journal.entries = []
    for child in children { child.state.go(.b) }
    #expect(
      journal.entries == [
        "left: may a → b", "left: make b", "left: exit a", "left: enter b",
        "right: may a → b", "right: make b", "right: exit a", "right: enter b",
      ])
    #expect(screen.path == "a/(b, b)")
  }

  @Test func theSameHoldsInAHookOfTheHost() {
    outer.entering(.b) { [children] state in
      for child in children { state.host(child) }
      for child in children { child.state.go(.b) }
    }
    let screen = outer.startedScreen()
    journal.entries = []
    screen.state.go(.b)
    #expect(
      journal.entries == [
        "outer: may a → b", "outer: make b", "right: exit a", "left: exit a", "outer: exit a",
        "outer: enter b", "left: make a", "left: enter a", "right: make a", "right: enter a",
        "left: may a → b", "left: make b", "left: exit a", "left: enter b",
        "right: may a → b", "right: make b", "right: exit a", "right: enter b",
      ])
  }

  @Test func aChildThatIsSentAwayInTheEntryOfAnotherMovesWithinThatStep() {
    let screen = outer.startedScreen()
    journal.entries = []
    left.entering(.b) { [left, other = children[1]] _ in
      other.state.go(.b)
      left.note("enter ends")
    }
    children[0].state.go(.b)
    #expect(
      journal.entries == [
        "left: may a → b", "left: make b", "left: exit a", "left: enter b",
        "right: may a → b", "right: make b", "right: exit a", "right: enter b",
        "left: enter ends",
      ])
    #expect(screen.path == "a/(b, b)")
  }
}
