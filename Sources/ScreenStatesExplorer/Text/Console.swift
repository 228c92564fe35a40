internal import ScreenStatesTestKit

/// Standard error, for what a test should see while it runs.
package enum Console {
  /// Hears the sentences instead, in a test of them.
  @TaskLocal package static var hear: (@Sendable (String) -> Void)?

  static func say(_ sentence: String) {
    if let hear { return hear(sentence) }
    MisuseReporter.standardError.tell(sentence)
  }
}
