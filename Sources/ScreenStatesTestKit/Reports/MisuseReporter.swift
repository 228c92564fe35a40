internal import Foundation

/// Reports problems that a test can hardly catch: a forgotten answer, a second answer, a clock that
/// cannot advance.
///
/// By default it prints them to standard error. To fail the test instead, use its framework:
///
/// ```swift
/// let work = PendingWork<Void, String>(reporter: MisuseReporter { Issue.record("\($0)") })
/// ```
public struct MisuseReporter: Sendable {
  let tell: @Sendable (String) -> Void

  /// Makes a reporter that calls a closure with each sentence, on the main actor.
  public init(_ tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
  }

  /// Writes each sentence to standard error, on a line of its own.
  public static let standardError = MisuseReporter { sentence in
    FileHandle.standardError.write(Data("ScreenStatesTestKit: \(sentence)\n".utf8))
  }

  /// Reports nothing: for tests that leave calls unanswered on purpose.
  public static let silent = MisuseReporter { _ in }
}
