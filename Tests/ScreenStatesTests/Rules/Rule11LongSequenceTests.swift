import TestTraits
import ScreenStates
import Testing

/// A sequence that always has a next element leaves room for other work on the main actor.
@MainActor
@Suite(.probes, .noMistakes) struct Rule11LongSequenceTests {
  /// A sequence that never waits.
  private struct Numbers: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
      var numbers: Range<Int>.Iterator

      mutating func next() async -> Int? { numbers.next() }
      mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { numbers.next() }
    }

    let count: Int

    func makeAsyncIterator() -> Iterator { Iterator(numbers: (0..<count).makeIterator()) }
  }

  @MainActor
  private final class Turns {
    var elements: [Int] = []
    /// How many elements came before each turn of other work, since the last one.
    var gaps: [Int] = []
    private var isWaiting = false
    private var last = 0

    func note(_ element: Int) {
      elements.append(element)
      guard !isWaiting else { return }
      isWaiting = true
      Task {
        gaps.append(elements.count - last)
        last = elements.count
        isWaiting = false
      }
    }
  }

  @Test func otherWorkHasATurnAfterAtMostAHundredElements() async {
    let screen = Probe().startedScreen()
    let turns = Turns()
    let ended = Moment()
    screen.state.follow(Numbers(count: 1_000)) { element in
      turns.note(element)
      return nil
    } finished: { _ in
      ended.happen()
      return nil
    }
    await ended.hasHappened()
    #expect(turns.elements == Array(0..<1_000))
    // The work of a turn is asked for with an element, and that one counts.
    #expect(turns.gaps.allSatisfy { $0 <= 101 })
    #expect(turns.gaps.count >= 9)
  }

  @Test func aStopInATurnEndsTheSequence() async {
    let probe = Probe()
    let screen = probe.startedScreen()
    let ended = Moment()
    var count = 0
    var mortal: Mortal? = Mortal(ended)
    screen.state.follow(Numbers(count: 1_000)) { [mortal, weak screen] element in
      withExtendedLifetime(mortal) { count += 1 }
      if element == 0 { Task { screen?.transition(to: .b) } }
      return nil
    }
    mortal = nil
    await ended.hasHappened()
    #expect(screen.kind == .b)
    #expect(count <= 101)
  }
}
