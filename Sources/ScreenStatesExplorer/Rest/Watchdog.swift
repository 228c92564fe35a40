#if canImport(Glibc) && (compiler(>=6.3) && compiler(<6.4) || EXACT_REST)
  internal import Foundation
  internal import ScreenStatesTestKit

  /// Reports a run that does not return, such as a loop without a wait or a lock that is never
  /// released: nothing can end it, and a hanging test reports nothing by itself.
  enum Watchdog {
    private typealias Run = (cause: String, patience: Duration, start: ContinuousClock.Instant)

    private static let current = Locked<Run?>(nil)
    private static let start: Void = Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        let late = current.withLock { run in
          run.map { .now - $0.start > $0.patience } == true ? run.take() : nil
        }
        guard let late else { continue }
        MisuseReporter.standardError.tell(
          "\(late.cause) has not returned in \(late.patience): a loop that never waits, or a"
            + " lock that is never released. Nothing can end it.")
      }
    }

    static func begin(_ cause: String, _ patience: Duration) {
      start
      current.value = (cause, patience, .now)
    }

    static func end() { current.value = nil }
  }
#endif
