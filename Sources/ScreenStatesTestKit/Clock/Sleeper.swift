internal import ScreenStates

/// A task that sleeps on a clock.
@MainActor
final class Sleeper {
  let cancellation = Cancellation()
  let work = TestedWork.current
  private var continuation: CheckedContinuation<Void, Never>?

  /// Whether its task has been cancelled.
  var isCancelled: Bool { cancellation.hasCome }

  var name: String { work.map { "a sleep in \($0.name)" } ?? "a sleep" }

  func sleep() async {
    work?.hold()
    await withCheckedContinuation { continuation = $0 }
  }

  func wake() {
    guard let continuation = continuation.take() else { return }
    work?.goOn()
    continuation.resume()
  }
}

extension TimerQueue.Entry {
  /// What set it, such as `timer of OnState`.
  var name: String {
    (setter as? Sleeper)?.name ?? (setter as? any NamedWork)?.name ?? "an action"
  }
}
