internal import ScreenStates

/// A task that sleeps on a clock.
@MainActor
final class Sleeper {
  let isCancelled = Locked(false)
  let work = TestedWork.current
  private var continuation: CheckedContinuation<Void, Never>?

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
    if let sleeper = setter as? Sleeper {
      return sleeper.work.map { "a sleep in \($0.name)" } ?? "a sleep"
    }
    return (setter as? any NamedWork)?.name ?? "an action"
  }
}
