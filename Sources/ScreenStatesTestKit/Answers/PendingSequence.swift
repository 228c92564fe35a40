internal import ScreenStates

/// A sequence whose elements a test sends by hand.
///
/// A fake service returns it; the test sends elements, ends the sequence, or lets it fail.
///
/// ```swift
/// let messages = PendingSequence<String>()
/// let screen = ChatScreen(initial: .open, states: ChatStates(messages: messages))
/// screen.start()
/// await screen.settled()
/// await messages.send("hello")
/// #expect(screen.display.rows == ["hello"])
/// await messages.finish()
/// ```
///
/// All followers that wait for an element receive it; a state that has exited no longer waits. An
/// element without a follower is refused and reported. The waiting followers receive the end; a
/// later follower, such as one after a lost connection, starts again.
///
/// ``send(_:)`` returns after 30 seconds at the latest, and reports that: if other work of the screen
/// never ends, or a follower outside any screen does not ask for the next element.
@MainActor
public final class PendingSequence<Element: Sendable>: AsyncSequence {
  /// The followers that wait for an element.
  private var waiting = Registry<Iterator>()
  private let reporter: MisuseReporter
  private let name: String

  /// Makes a sequence without followers.
  ///
  /// The reporter reports an element without a follower, with the line that made this object.
  public nonisolated init(
    reporter: MisuseReporter = .standardError, file: String = #fileID, line: Int = #line
  ) {
    self.reporter = reporter
    name = "PendingSequence made at \(file):\(line)"
    TestedWork.attend()
  }

  /// Whether a follower waits for an element.
  public var isFollowed: Bool { !followers.isEmpty }

  /// The followers, without cancelled ones, which leave on a later turn.
  private var followers: [Iterator] { waiting.all.filter { !$0.isCancelled.value } }

  /// Sends an element; returns once the following screens and their hosts have handled it and
  /// everything that results from it.
  ///
  /// - Returns: Refused if no follower waits; this is also reported.
  @discardableResult
  public func send(_ element: Element) async -> AnswerOutcome {
    await give(.success(element), "the element")
  }

  /// Ends the sequence; returns as ``send(_:)`` does.
  @discardableResult
  public func finish() async -> AnswerOutcome { await give(.success(nil), "the end") }

  /// Ends the sequence with an error; returns as ``send(_:)`` does.
  @discardableResult
  public func fail(_ error: any Error) async -> AnswerOutcome {
    await give(.failure(error), "the error")
  }

  /// Begins to follow.
  public nonisolated func makeAsyncIterator() -> Iterator { Iterator(of: self) }

  /// One follower of the sequence; `for try await` makes it.
  ///
  /// It is a class, so that the sequence can tell when a follower has left its loop:
  /// ``PendingSequence/send(_:)`` then no longer waits for it.
  @MainActor
  public final class Iterator: nonisolated AsyncIteratorProtocol {
    private let sequence: PendingSequence
    private var continuation: CheckedContinuation<Result<Element?, any Error>, Never>?
    /// The work of a screen that follows it, or that loops over it.
    fileprivate var work: ScreenWork?
    /// The work that loops over it, while it waits for an element.
    private var loop: TestedWork?
    private var wait: Cause.Wait?
    private var trace: Trace?
    /// The input that began the task; nil for the work of a screen.
    private var input: String?
    fileprivate let isCancelled = Locked(false)
    /// Under way from an element until the follower waits again, or is released; not for work that
    /// loops over it, which may wait for another answer.
    fileprivate let delivery = Receipt()

    nonisolated init(of sequence: PendingSequence) { self.sequence = sequence }

    // A follower that leaves its loop never calls `next()` again.
    deinit { Task { @MainActor [delivery] in delivery.complete() } }

    /// Waits for the next element that the test sends; nil at the end and when the task is cancelled.
    public func next() async throws -> Element? {
      delivery.complete()
      isCancelled.value = false
      let loop = TestKit.follower == nil ? TestedWork.present : nil
      work = TestKit.follower ?? loop?.attended
      if Task.isCancelled { return nil }
      let wait = Cause.Wait()
      let element = await withTaskCancellationHandler {
        sequence.waiting.add(self)
        self.loop = loop
        loop?.hold()
        (self.wait, trace, input) = (wait, Cause.first?.trace, Cause.first?.start?.input)
        noteFollower(1)
        return await withCheckedContinuation { continuation = $0 }
      } onCancel: {
        isCancelled.value = true
        wait.endSoon { self.resume(.success(nil)) }
      }
      wait.goOn()
      if let cause = Cause.first {
        cause.locals.note(cause.trace.input.value, from: sequence.name)
      }
      return try element.get()
    }

    /// Waits for the next element as ``next()`` does; `for try await` calls this form.
    public func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      try await next()
    }

    private func noteFollower(_ change: Int) {
      guard let input else { return }
      trace?.followers.withLock { $0[input, default: 0] += change }
    }

    fileprivate func resume(_ element: Result<Element?, any Error>) {
      guard let continuation = continuation.take() else { return }
      noteFollower(-1)
      if case .failure = element { trace?.hasFailed.value = true }
      sequence.waiting.remove(self)
      if loop == nil { delivery.begin() }
      wait?.end()
      loop.take()?.goOn()
      continuation.resume(returning: element)
    }
  }

  private func give(
    _ element: Result<Element?, any Error>, _ what: String
  ) async -> AnswerOutcome {
    // Holds no follower: its release is the sign that its loop has ended.
    let given = followers.map { (screen: $0.work?.outermost, delivery: $0.delivery) }
    guard !given.isEmpty else {
      let sentence =
        "\(name): nothing follows it now, so \(what) was refused; await settled() first."
      reporter.tell(sentence)
      return .refused(sentence)
    }
    let awakening = Awakening { for follower in followers { follower.resume(element) } }
    await reporter.wait(for: "\(name): the screen or the task that received \(what)") {
      await awakening.settled()
      for (_, delivery) in given { await delivery.completedByTest() }
      // Each screen once, because it looks at all of its followers.
      var settled: Set<ObjectIdentifier> = []
      for case (let screen?, _) in given where settled.insert(ObjectIdentifier(screen)).inserted {
        await screen.settle()
      }
    }
    return .given
  }
}
