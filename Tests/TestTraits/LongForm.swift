public import Testing
private import Foundation

/// Whether tests that can take long try everything: with `LONG=1` in the environment.
///
/// Without it they try a small case that finds the same kind of fault, so that `swift test` takes a
/// minute. `.ci/campaign.d/60-long-tests` runs the long form.
public let isLongForm = ProcessInfo.processInfo.environment["LONG"] == "1"

/// The seed of random tests in their long form: `SEED` of the environment, otherwise always the same.
public let randomSeed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 999

/// How often a test of equal reports explores the same: `RUNS` of the environment; see `.ci/guessed`.
public let runs = ProcessInfo.processInfo.environment["RUNS"].flatMap(Int.init) ?? 1

extension Trait where Self == ConditionTrait {
  /// The sample app is explored in one isolation mode, and in the long form in both.
  public static func inOneMode(_ file: String = #fileID) -> Self {
    .enabled("It is explored in the target Apps") {
      isLongForm || !file.hasPrefix("NonisolatedApps/")
    }
  }

  /// The test runs in the long form only; a comment beside it names the small case.
  public static var inLongForm: Self {
    .enabled("It takes long: .ci/campaign.d/60-long-tests") { isLongForm }
  }
}
