internal import ScreenStates
internal import ScreenStatesTestKitRest

/// A task that sleeps on a clock.
@MainActor
final class Sleeper {
  let cancellation = Cancellation()
  let work = TestedWork.current
  /// The input that started its task; empty for the work of a screen, whose name says more.
  let cause = TestedWork.current == nil ? Cause.first?.next() ?? "" : ""
  private var continuation: CheckedContinuation<Void, Never>?

  /// Whether its task has been cancelled; it leaves the clock on a later turn.
  var isCancelled: Bool { cancellation.hasCome }

  var name: String { work.map { "a sleep in \($0.name)" } ?? "a sleep" }

  func sleep() async {
    work?.hold()
    await withCheckedContinuation { continuation = $0 }
  }

  /// Ends the sleep with an error, as a cancellation would.
  func abandon() {
    cancellation.come()
    wake()
  }

  func wake() {
    if let awakening = Awakening.current { work?.goOn(in: awakening) } else { work?.release() }
    continuation.take()?.resume()
  }
}

extension TimerQueue.Entry {
  /// What set it, such as `timer of OnState`.
  var name: String {
    (setter as? Sleeper)?.name ?? (setter as? any NamedWork)?.name ?? "an action"
  }
}
