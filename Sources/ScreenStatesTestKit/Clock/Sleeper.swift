package import ScreenStates

/// A task that sleeps on a clock.
@MainActor
package final class Sleeper {
  package let isCancelled = Locked(false)
  package let work = TestedWork.current
  /// What tells it apart from sleeps that look alike.
  let cause = Cause.first?.next("a sleep") ?? ""
  /// What began the task.
  package let start = Cause.first?.start
  /// What the task may hold in local variables.
  package let locals = Cause.first?.locals
  private var continuation: CheckedContinuation<Void, Never>?
  let wait = Cause.Wait()
  /// What the task inherits, and holds until it has ended.
  private weak var first = Cause.first

  /// Gives a woken task turns until it waits again or has ended: from the sleep of `any Clock<Duration>`,
  /// which another executor runs, it comes back later than in the next turn.
  func hasGoneOn() async {
    for _ in 0..<500 where first?.isRunning == true { await Task.yield() }
  }

  /// Under way until the woken task goes on.
  let awakening = Receipt()

  func sleep() async {
    work?.hold()
    await withCheckedContinuation { continuation = $0 }
    wait.goOn()
    awakening.complete()
  }

  func wake() {
    guard let continuation = continuation.take() else { return }
    work?.goOn()
    wait.end()
    awakening.begin()
    continuation.resume()
  }
}

/// The input after which an object scheduled an action.
final class SchedulingInput {
  let name: String

  init(_ name: String) { self.name = name }
}

extension TimerQueue.Entry {
  /// What tells it apart from entries that look alike; empty for a timer of a screen.
  package var cause: String {
    (setter as? Sleeper)?.cause ?? (setter as? SchedulingInput)?.name ?? ""
  }

  /// The screen whose work set it, while that is under way.
  var screen: AnyObject? {
    ((setter as? Sleeper)?.work?.attended ?? setter as? ScreenWork)?.home
  }

  /// What set it, such as `timer of OnState`.
  package var name: String {
    if let sleeper = setter as? Sleeper {
      return sleeper.work.map { "a sleep in \($0.name)" } ?? "a sleep"
    }
    return (setter as? ScreenWork)?.name ?? "an action"
  }
}
