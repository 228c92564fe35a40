import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The record of an answer that comes after exit says what has happened to it.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10LateAnswerTests {
  /// A clock that runs what was scheduled on it, though it was taken back.
  private final class DeafClock: ScreenClock, ScheduledAction {
    let now = ScreenInstant(.zero)
    private(set) var action: (@MainActor () -> Void)?

    func schedule(
      at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
    ) -> any ScheduledAction {
      self.action = action
      return self
    }

    func cancel() {}

    func run() { action.take()?() }
  }

  /// A sequence of one element, whose task is not heard when it is cancelled.
  @MainActor
  private final class DeafSource {
    let asked = Moment()
    let left = Moment()
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
      await withCheckedContinuation { continuation in
        waiting = continuation
        asked.happen()
      }
    }

    func answer() { waiting.take()?.resume() }
  }

  private struct DeafSequence: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
      let source: DeafSource
      let fails: Bool

      func next() async throws -> Int? {
        await source.wait()
        if fails { throw CancellationError() }
        return 1
      }
    }

    let source: DeafSource
    let fails: Bool

    func makeAsyncIterator() -> Iterator { Iterator(source: source, fails: fails) }
  }

  private let probe = Probe()

  @Test func theSentenceOfALateTimer() {
    let clock = DeafClock()
    let screen = probe.startedScreen(clock: clock)
    let recorder = TransitionRecorder(of: screen)
    screen.state.after(.seconds(1)) { .c }
    screen.state.go(.b)
    clock.run()
    #expect(screen.kind == .b)
    expectDropped("timer", in: recorder)
  }

  @Test(arguments: [false, true])
  func theSentenceOfALateElementOrEnd(fails: Bool) async {
    let source = DeafSource()
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    follow(DeafSequence(source: source, fails: fails), in: screen)
    await source.asked.hasHappened()
    screen.state.go(.b)
    source.answer()
    await source.left.hasHappened()
    #expect(screen.kind == .b)
    expectDropped("element", in: recorder)
  }

  /// Follows a sequence, whose task tells when it has ended and freed what it held.
  private func follow(_ sequence: DeafSequence, in screen: ProbeScreen) {
    screen.state.follow(Ending(base: sequence, mortal: Mortal(sequence.source.left))) { _ in .c }
  }

  /// A sequence that holds an object for as long as it is followed.
  private struct Ending: AsyncSequence {
    let base: DeafSequence
    let mortal: Mortal

    func makeAsyncIterator() -> DeafSequence.Iterator { base.makeAsyncIterator() }
  }

  private func expectDropped(
    _ cause: String, in recorder: TransitionRecorder<ProbeKind>,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      recorder.lines == ["a → b: go", "b: \(cause) refused (stale)"], sourceLocation: location)
    let sentence = recorder.refusals.first?.description ?? ""
    #expect(sentence.hasPrefix("The \(cause) of ProbeState"), sourceLocation: location)
    #expect(
      sentence.contains(" came after the state had exited, and was dropped."),
      sourceLocation: location)
  }
}
