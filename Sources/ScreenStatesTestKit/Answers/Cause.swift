/// The input that started the current task, directly or indirectly, or the work of a screen.
///
/// It tells apart calls and sleeps that look alike, as what follows them may differ.
package final class Cause: Sendable {
  @TaskLocal package static var first: Cause?

  /// Nil for the work of a screen.
  private let name: String?
  /// The latest input of the trial, which all of its causes share.
  package let latest: Locked<String>
  private let count = Locked(0)
  /// Its number among all causes, in the order in which they were made.
  private let number = made.withLock { number in
    number += 1
    return number
  }
  private static let made = Locked(0)
  /// How many of its tasks wait for the test, and how many the test has resumed.
  private let waits: Locked<(waiting: Int, resumed: Int)>

  package init(
    _ name: String?, _ latest: Locked<String>,
    waits: Locked<(waiting: Int, resumed: Int)> = Locked((0, 0))
  ) {
    (self.name, self.latest, self.waits) = (name, latest, waits)
  }

  /// The input and the number of the cause; nil for the work of a screen.
  package var start: Start? { name.map { Start(input: $0, number: number) } }

  /// What began a task.
  package struct Start: Hashable, Sendable {
    package let input: String
    package let number: Int
  }

  /// The cause of the calls and sleeps in the work of a screen.
  package var ofWork: Cause { Cause(nil, latest, waits: waits) }

  /// Whether none of its tasks waits for the test, or one that was resumed has not gone on yet.
  ///
  /// A task holds the cause that it has inherited until the task has ended.
  package var isRunning: Bool { waits.withLock { $0.resumed > 0 || $0.waiting == 0 } }

  /// A wait of the current task for the test.
  struct Wait {
    private let waits = Cause.first?.waits

    init() { waits?.withLock { $0.waiting += 1 } }

    /// The test resumes the task, which comes back to the main actor through another thread.
    func end() { waits?.withLock { $0 = ($0.waiting - 1, $0.resumed + 1) } }

    func goOn() { waits?.withLock { $0.resumed -= 1 } }
  }

  /// Names the next call or sleep by the input, by its number, at most 4, and by the latest input.
  ///
  /// Of the work of a screen, the first has no name, as a situation says what began the work.
  ///
  /// Without the number, the tries of one task would look the same; without the limit, an endless
  /// task would have endless situations.
  package func next() -> String {
    let number = count.withLock { count in
      count = min(count + 1, 4)
      return count
    }
    if let name { return " after \(name) \(number), \(latest.value)" }
    return number == 1 ? "" : " as number \(number), after \(latest.value)"
  }
}
