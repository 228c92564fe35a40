internal import Foundation
internal import ScreenStates

/// A service's answers, given by hand.
///
/// A fake service asks it; the test answers each call when it likes, in any order, late, or never.
/// A call that waits does not keep its screen from being settled.
///
/// ```swift
/// struct FakeNews: NewsService {
///   let latest = PendingWork<Void, [Article]>()
///   func latest() async throws -> [Article] { try await latest(()) }
/// }
///
/// screen.start()
/// await screen.settled()
/// await news.latest.calls[0].succeed([article])
/// ```
@MainActor
public final class PendingWork<Argument, Value> {
  /// One call of the service.
  @MainActor
  public final class Call {
    /// What the service was asked with.
    public let argument: Argument

    /// Whether the task that called has been cancelled; an answer is still told to it.
    public var isCancelled: Bool { cancellation.hasCome }

    private var continuation: CheckedContinuation<Result<Value, any Error>, Never>?
    let work = PerformedTask.current
    private let cancellation = Cancellation()

    init(_ argument: Argument) {
      self.argument = argument
    }

    /// Whether the call has had no answer.
    public var isWaiting: Bool { continuation != nil }

    /// Answers with a value; returns when the screen that the work belongs to has been told.
    ///
    /// - Parameter value: The answer.
    /// - Returns: False if the call has had its answer already, which then stands.
    @discardableResult
    public func succeed(_ value: Value) async -> Bool {
      await answer(.success(value))
    }

    /// Answers with an error; returns when the screen that the work belongs to has been told.
    ///
    /// - Parameter error: The answer.
    /// - Returns: False if the call has had its answer already, which then stands.
    @discardableResult
    public func fail(_ error: any Error) async -> Bool {
      await answer(.failure(error))
    }

    private func answer(_ result: Result<Value, any Error>) async -> Bool {
      guard let continuation = continuation.take() else { return false }
      unanswered[ObjectIdentifier(self)] = nil
      work?.release()
      nonisolated(unsafe) let answer = result
      unsafe continuation.resume(returning: answer)
      await work?.delivered()
      return true
    }

    fileprivate func abandon() {
      guard let continuation = continuation.take() else { return }
      unanswered[ObjectIdentifier(self)] = nil
      work?.release()
      continuation.resume(returning: .failure(CancellationError()))
    }

    fileprivate func wait() async throws -> Value {
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          self.continuation = continuation
          unanswered[ObjectIdentifier(self)] = self
          work?.hold()
        }
      } onCancel: {
        cancellation.come()
      }
      return try result.get()
    }
  }

  /// The calls so far, in order; answered ones stay in their places.
  public private(set) var calls: [Call] = []

  /// Makes a service's answers, none of them given.
  public nonisolated init() {}

  /// The calls that have had no answer.
  public var waiting: [Call] { calls.filter(\.isWaiting) }

  /// Fails every call that waits with a `CancellationError`, without waiting for what that leads to.
  ///
  /// A call that is never answered keeps its task, and whatever that holds, for good. A test that
  /// leaves calls unanswered on purpose says so at its end.
  public func abandon() {
    for call in waiting { call.abandon() }
  }

  /// Asks, and waits for the test's answer.
  ///
  /// - Parameter argument: What the service was asked with.
  /// - Returns: The value that the test gives.
  /// - Throws: The error that the test gives. Being cancelled is not answered by itself, so that a
  ///   test can show what becomes of a late answer.
  public func callAsFunction(_ argument: Argument) async throws -> Value {
    let call = Call(argument)
    calls.append(call)
    return try await call.wait()
  }
}

/// The calls that wait.
///
/// A task that waits for ever cannot be freed; kept here, what a test has left
/// unanswered is not taken for lost by a leak check, which so shows only what is.
@MainActor private var unanswered: [ObjectIdentifier: AnyObject] = [:]

/// Whether a task has been cancelled, told on whichever thread that happens.
private final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var hasCome: Bool { lock.withLock { flag } }

  func come() { lock.withLock { flag = true } }
}
