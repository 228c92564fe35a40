/// The answers of a service, which a test gives by hand.
///
/// A fake service calls it; the test answers each call in any order, late, or never. A screen can
/// be settled while a call waits.
///
/// ```swift
/// struct FakeNews: NewsService {
///   let work = PendingWork<Void, [Article]>()
///   func latest() async throws -> [Article] { try await work(()) }
/// }
/// ```
///
/// A test waits until the screen has called the service, and answers:
///
/// ```swift
/// let screen = NewsScreen(initial: .loadNews, states: NewsStates(news: news))
/// screen.start()
/// await screen.settled()
/// await news.work.calls[0].succeed([article])
/// #expect(screen.display == .drawing { $0.articles = [article] })
/// ```
///
/// ## Calls that are cancelled
///
/// A call whose state has exited continues to wait, unless ``CancelledCalls/fail`` is set: a
/// service may answer late, and its answer must have no effect. When the screen is freed, the call
/// ends with a `CancellationError`; if it was neither cancelled nor answered by then, this is
/// reported. If its work was cancelled before it began, the call fails at once. A call from a task
/// outside any screen, or one that finished work has started, waits until it is answered or abandoned.
///
/// ## Work with parallel branches
///
/// If a branch of a screen's work, such as an `async let` or a task of a group, waits for the test,
/// the whole work does: only the system knows whether another branch still runs. So an answer, or
/// `settled()`, may return before another branch has gone on: give it a bounded number of turns.
@MainActor
public final class PendingWork<Argument, Value> {
  package private(set) var made: [Call] = []
  private var problems: [String] = []
  private let origin: PendingOrigin

  /// Makes an object without calls.
  ///
  /// The reporter reports a second answer and a dropped call, with the line that made this object.
  public nonisolated init(
    whenCancelled cancelled: CancelledCalls = .keepWaiting,
    reporter: MisuseReporter = .standardError, file: String = #fileID, line: Int = #line
  ) {
    origin = PendingOrigin(
      description: "PendingWork made at \(file):\(line)", cancelled: cancelled, reporter: reporter)
    TestedWork.attend()
  }

  /// The calls so far, in order; answered ones stay in their places.
  ///
  /// A call that was never made refuses its answer. This is reported even by
  /// ``MisuseReporter/silent``, and ``checkAnswered()`` throws.
  public var calls: Calls { Calls(work: self, made: made) }

  /// The calls without an answer.
  public var waiting: [Call] { made.filter(\.isWaiting) }

  /// Fails every waiting call with a `CancellationError`, without waiting for the consequences, and
  /// releases all callbacks.
  ///
  /// Use it at the end of a test that leaves calls unanswered on purpose.
  public func abandon() {
    for call in made { call.abandon() }
  }

  /// Checks that every call was answered, and that no answer went to a call that was never made.
  ///
  /// Calls of states that have exited need no answer.
  ///
  /// - Throws: A ``FailedCheck`` that names the calls.
  public func checkAnswered() throws {
    let missing = waiting.filter { !$0.isCancelled }
    try FailedCheck.check("\(origin)", problems + missing.map { "\($0.title) has no answer." })
  }

  /// Records a call, and waits for the test's answer.
  ///
  /// - Throws: The error that the test gives, or a `CancellationError` if the call was ended.
  public func callAsFunction(_ argument: Argument) async throws -> Value {
    try await wait(Call(argument, number: made.count, of: origin))
  }

  /// Records a call as ``callAsFunction(_:)`` does, and passes each progress report of the test to
  /// a closure.
  public func callAsFunction<Report: Sendable>(
    _ argument: Argument, reporting report: @escaping @Sendable (Report) -> Void
  ) async throws -> Value {
    let call = Call(argument, number: made.count, of: origin) { value in
      guard let value = value as? Report else {
        return "takes reports of \(Report.self), not of \(type(of: value))"
      }
      report(value)
      return nil
    }
    return try await wait(call)
  }

  /// Records a call of a service with a callback, and passes each answer of the test to it; there
  /// may be a second one, such as from the server after one from a cache.
  ///
  /// ```swift
  /// func load(_ done: @escaping (Result<[String], any Error>) -> Void) { loading.call((), done) }
  /// ```
  ///
  /// The closure is called on the main actor, before `succeed` or `fail` returns. It is held until
  /// ``abandon()``, as another answer may come. If the call was made in a `perform` and the screen is
  /// freed before the first answer, the closure is called with a `CancellationError`, and never
  /// again; a call from a hook ends only with ``abandon()``. A checked continuation that the
  /// closure resumes twice ends the process, as it does in the app.
  ///
  /// Such a service cannot notice a cancellation, so ``CancelledCalls/fail`` has no effect: the
  /// call continues to wait.
  public func call(_ argument: Argument, _ callBack: @escaping (Result<Value, any Error>) -> Void) {
    let call = Call(argument, number: made.count, of: origin)
    made.append(call)
    // A task may wait for the first callback, which resumes it by itself.
    var wait: Cause.Wait? = Cause.Wait()
    call.begin { result in
      if let wait = wait.take() {
        wait.end()
        wait.goOn()
      }
      callBack(result)
    }
  }

  func missing(_ number: Int) -> Call {
    let count = made.count == 1 ? "once" : "\(made.count) times"
    let problem =
      "has been called \(count) so far, so there is no call \(number); await settled() first."
    problems.append("It \(problem)")
    origin.reporter.insist("\(origin) \(problem)")
    return Call(nil, number: number, of: origin, ending: "was never made")
  }

  private func wait(_ call: Call) async throws -> Value {
    made.append(call)
    return try await call.wait()
  }
}

extension PendingWork: CustomStringConvertible {
  /// The number of calls, and the waiting calls with their arguments.
  public var description: String {
    let titles = waiting.map(\.title)
    let state = titles.isEmpty ? "none is waiting" : "waiting: \(titles.joined(separator: ", "))"
    return "\(origin): \(made.count == 1 ? "1 call" : "\(made.count) calls"), \(state)"
  }
}

/// How a call to a ``PendingWork`` reacts to the cancellation of its task.
public enum CancelledCalls: Sendable {
  /// It continues to wait until its screen is freed, so that a test can give a late answer. This is
  /// the default.
  case keepWaiting

  /// It fails with a `CancellationError`, as a service that respects cancellation does.
  case fail
}

/// Where a ``PendingWork`` was made, and how its calls behave.
struct PendingOrigin: Sendable, CustomStringConvertible {
  let description: String
  let cancelled: CancelledCalls
  let reporter: MisuseReporter
}
