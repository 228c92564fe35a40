internal import ScreenStatesTestKit
public import Testing

/// Fails a test in which a screen tells a mistake; or, where the test makes some on purpose, in which
/// none does.
public struct MistakeScope: SuiteTrait, TestTrait, TestScoping {
  let areExpected: Bool

  /// A suite's tests are each judged alone.
  public var isRecursive: Bool { true }

  /// Hears the mistakes of the screens that the test makes, and judges them at its end.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let sentences = try await toldMistakes { try await Turns.run(test, function) }
    #if DEBUG
      if areExpected {
        #expect(!sentences.isEmpty, "This test makes no mistake that is told.")
      } else {
        #expect(sentences == [], "A mistake was told.")
      }
    #endif
  }
}

/// What the screens that are made meanwhile tell of mistakes, a sentence each.
@MainActor
public func toldMistakes(while body: () async throws -> Void) async rethrows -> [String] {
  let heard = Heard()
  try await MisuseReporter { sentence in
    MainActor.assumeIsolated { heard.sentences.append(sentence) }
  }.hearMistakes { try await body() }
  return heard.sentences
}

@MainActor
private final class Heard {
  var sentences: [String] = []
}

extension Trait where Self == MistakeScope {
  /// No screen of these tests tells a mistake.
  public static var noMistakes: MistakeScope { MistakeScope(areExpected: false) }

  /// The test makes mistakes on purpose, which are told.
  public static var mistakes: MistakeScope { MistakeScope(areExpected: true) }
}
