/// The input that started the current task, directly or indirectly, or the work of a screen.
///
/// It tells apart calls and sleeps that look alike, as what follows them may differ.
package final class Cause: Sendable {
  @TaskLocal package static var first: Cause?

  /// Nil for the work of a screen.
  private let name: String?
  /// The latest input of the trial, which all of its causes share.
  private let latest: Locked<String>
  private let count = Locked(0)

  package init(_ name: String?, _ latest: Locked<String>) {
    (self.name, self.latest) = (name, latest)
  }

  /// The cause of the calls and sleeps in the work of a screen.
  package var ofWork: Cause { Cause(nil, latest) }

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
