internal import ScreenStates

extension PendingWork {
  /// One call of the service.
  @MainActor
  public final class Call {
    /// The argument of the call; nil for a call that was never made, so that an expectation of
    /// another value fails and the test goes on.
    ///
    /// ```swift
    /// #expect(work.calls[1].argument == "second")
    /// ```
    public private(set) var argument: Argument?
    private let number: Int
    fileprivate let origin: PendingOrigin
    package let work = TestedWork.present
    package let cause: String?
    package let trace = Cause.first?.trace
    package let start = Cause.first?.start
    package let locals: Locals?
    private var cancellation: Cancellation
    /// Called with each answer, while the call can take one.
    private var callBack: ((Result<Value, any Error>) -> Void)?
    /// Whether a task awaits the answer, so that the call takes no second one.
    private var isAwaited = false
    /// When it was made and answered, by the number of such events.
    private let making = EventNumber.next()
    private var firstAnswer: (event: Int, isFailure: Bool)?
    package private(set) weak var screenEnd: AnyObject?
    package let goingOn = Receipt()
    private var ending: String
    private var report: ((any Sendable) -> String?)?

    init(
      _ argument: Argument?, number: Int, of origin: PendingOrigin,
      ending: String = "has not begun to wait", report: ((any Sendable) -> String?)? = nil
    ) {
      (self.argument, self.ending, self.number) = (argument, ending, number)
      (self.origin, self.report) = (origin, report)
      cancellation = Cancellation(of: work?.home)
      // A sequence that a screen follows calls again for each element, all in the same way.
      cause =
        TestKit.follower == nil
        ? Cause.first?.next("\(origin) \(String(describing: argument))") : nil
      locals = TestKit.follower == nil ? Cause.first?.locals : nil
    }

    /// Whether the calling task has been cancelled.
    public var isCancelled: Bool { cancellation.hasCome }

    /// Whether the call is still waiting for an answer.
    public var isWaiting: Bool {
      isOpen && !(isCancelled && isAwaited && origin.cancelled == .fail)
    }

    private var isAnswered: Bool { firstAnswer != nil }
    private var isOpen: Bool { !isAnswered && callBack != nil }

    /// Whether it had failed when another call was made, or by now, or was cancelled without an answer.
    package func hasFailed(before other: PendingWork.Call? = nil) -> Bool {
      let (cancellation, end) = (cancellation.event ?? .max, other?.making ?? .max)
      guard let firstAnswer, firstAnswer.event < cancellation else { return cancellation < end }
      return firstAnswer.isFailure && firstAnswer.event < end
    }

    package var takesAnother: Bool { isAnswered && callBack != nil }

    /// Answers with a value; returns once the screen has handled it and everything that followed;
    /// after 30 seconds at the latest, which is reported.
    ///
    /// For a call from a task outside any screen, it returns when that task waits again, if the
    /// task runs on the main actor.
    ///
    /// - Returns: Refused if the call is no longer waiting; this is also reported.
    @discardableResult
    public func succeed(_ value: Value) async -> AnswerOutcome { await answer(.success(value)) }

    /// Answers with an error, as ``succeed(_:)`` does with a value.
    @discardableResult
    public func fail(_ error: any Error) async -> AnswerOutcome { await answer(.failure(error)) }

    /// Reports progress before the answer; returns once the screen has handled it and everything
    /// that followed.
    ///
    /// - Returns: Refused if the call is no longer waiting, or takes no reports of this type; this
    ///   is also reported.
    @discardableResult
    public func report(_ value: some Sendable) async -> AnswerOutcome {
      guard isWaiting else { return refuse("this report") }
      guard let report else {
        return refuse("this report", because: "was made without a report closure")
      }
      if let problem = report(value) { return refuse("this report", because: problem) }
      await rest(after: "the report") { work?.attended?.deliverReport() }
      return .given
    }

    // MARK: - For its PendingWork

    /// The call in a sentence, such as `call 0 (en)`.
    var title: String {
      if let argument, !(argument is Void) {
        "call \(number) (\(argument))"
      } else {
        "call \(number)"
      }
    }

    func wait() async throws -> Value {
      let wait = Cause.Wait()
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          isAwaited = true
          begin { [goingOn] result in
            goingOn.begin()
            wait.end()
            nonisolated(unsafe) let answer = result
            unsafe continuation.resume(returning: answer)
          }
        }
      } onCancel: { [cancellation, origin] in
        cancellation.come()
        guard origin.cancelled == .fail else { return }
        wait.endSoon { self.end(.failure(CancellationError()), "was cancelled") }
      }
      wait.goOn()
      goingOn.complete()
      return try result.get()
    }

    package func abandon() { close("was abandoned") }

    package func forget() { argument = nil }

    // MARK: - From the call to the answer

    /// Makes the call wait; each answer of the test is passed to the closure.
    func begin(_ callBack: @escaping (Result<Value, any Error>) -> Void) {
      self.callBack = callBack
      UnansweredCalls.waiting.add(self)
      guard let work else { return }
      // A call with a callback has no task of its own, so the cancellation is that of its work.
      if !isAwaited { cancellation = work.cancellation }
      work.hold()
      guard work.home != nil else {
        cancellation.come()
        return close("was cancelled before it was made")
      }
      let end = ScreenEnd { [weak self] in self?.screenHasGone() }
      work.attended?.keepWithScreen(end)
      screenEnd = end
    }

    package func answer(_ result: Result<Value, any Error>) async -> AnswerOutcome {
      guard isWaiting || takesAnother else { return refuse("this answer") }
      await rest(after: "the answer") { end(result, "has had its answer") }
      return .given
    }

    private func rest(after what: String, _ action: () -> Void) async {
      let awakening = Awakening(action)
      // In a task of its own, so after one that a callback outside any work has started.
      await origin.reporter.wait(for: "\(origin): what followed \(what) to \(title)") { [self] in
        await awakening.settled()
        await goingOn.completed()
      }
    }

    private func refuse(_ what: String, because reason: String? = nil) -> AnswerOutcome {
      let why = reason ?? (isCancelled && isOpen ? "was cancelled" : ending)
      let sentence = "\(origin): \(title) \(why), so \(what) was refused."
      origin.reporter.tell(sentence)
      return .refused(sentence)
    }

    private func end(_ result: Result<Value, any Error>, _ ending: String) {
      guard let callBack else { return }
      self.ending = ending
      UnansweredCalls.waiting.remove(self)
      // As a client drops both with the request.
      if isAwaited { self.callBack = nil }
      report = nil
      if !isAnswered { work?.goOn() }
      let isFailure = if case .failure = result { true } else { false }
      firstAnswer = firstAnswer ?? (EventNumber.next(), isFailure)
      callBack(result)
    }

    /// Fails the call, if it has had no answer, and never calls back again.
    private func close(_ ending: String) {
      if isOpen { end(.failure(CancellationError()), ending) }
      callBack = nil
    }

    private func screenHasGone() {
      guard isOpen else { return }
      if !isCancelled || cancellation.cameWithTheScreensEnd {
        origin.reporter.tell(
          "\(origin): \(title) was dropped unanswered with its screen; answer it, or end it on"
            + " purpose with abandon().")
      }
      close("ended with its screen")
    }
  }
}

extension PendingWork.Call: UnansweredCall {
  package var screen: AnyObject? { cancellation.screen }
  package var service: String { "\(origin)" }
}
