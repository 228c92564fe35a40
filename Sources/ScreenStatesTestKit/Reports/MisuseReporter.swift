internal import Foundation
internal import ScreenStates

/// Reports problems that a test can hardly catch: a forgotten answer, a second answer, a clock that
/// cannot advance.
///
/// By default it prints them to standard error. To fail the test instead, use its framework:
///
/// ```swift
/// let work = PendingWork<Void, String>(reporter: MisuseReporter { Issue.record("\($0)") })
/// ```
public struct MisuseReporter: Sendable {
  package let tell: @Sendable (String) -> Void
  /// Tells of what is never meant, even if the reporter is silent.
  let insist: @Sendable (String) -> Void

  /// Makes a reporter that calls a closure with each sentence, on the main actor.
  public init(_ tell: @escaping @Sendable (String) -> Void) {
    self.init(tell, insist: tell)
  }

  private init(
    _ tell: @escaping @Sendable (String) -> Void, insist: @escaping @Sendable (String) -> Void
  ) {
    (self.tell, self.insist) = (tell, insist)
  }

  /// Writes each sentence to standard error, on a line of its own.
  public static let standardError = MisuseReporter(print, insist: fail)

  /// Reports nothing, for tests that leave calls unanswered on purpose; except an answer to a call
  /// that was never made, which is reported as by ``standardError``.
  public static let silent = MisuseReporter({ _ in }, insist: fail)

  private static let print: @Sendable (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("ScreenStatesTestKit: \(sentence)\n".utf8))
  }

  /// Fails the test if it hears mistakes.
  private static let fail: @Sendable (String) -> Void = { sentence in
    #if DEBUG
      if let hear = TestKit.hearMistake { return hear(sentence) }
    #endif
    print(sentence)
  }
}
