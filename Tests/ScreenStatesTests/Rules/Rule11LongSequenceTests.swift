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

  /// Another, with only the form of `next` that `for await` calls before macOS 15 and iOS 18.
  private struct OldNumbers: AsyncSequence, AsyncIteratorProtocol {
    var numbers = (0..<3).makeIterator()

    @concurrent mutating func next() async -> Int? { numbers.next() }
    func makeAsyncIterator() -> OldNumbers { self }
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

  @Test func otherWorkMayComeBetweenReadyElements() async {
    #expect(await order(of: Numbers(count: 3)) == ["0", "1", "2", "other work"])
    // What comes between has ended the state, so the further elements are dropped.
    #expect(await order(of: OldNumbers()) == ["0", "other work"])
  }

  /// What happens if the first of some ready elements starts other work, which exits the state.
  private func order<Numbers: AsyncSequence>(of numbers: Numbers) async -> [String]
  where Numbers.Element == Int {
    let (screen, ended) = (Probe().startedScreen(), Moment())
    var (events, other, mortal) = ([String](), Task<Void, Never>?.none, Mortal?(Mortal(ended)))
    screen.state.follow(numbers) { [mortal] number in
      withExtendedLifetime(mortal) { events.append("\(number)") }
      if number == 0 {
        other = Task {
          events.append("other work")
          screen.transition(to: .b)
        }
      }
      return nil
    }
    mortal = nil
    await ended.hasHappened()
    await other?.value
    return events
  }
}
