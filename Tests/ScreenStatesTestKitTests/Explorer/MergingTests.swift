import RandomModels
import TestTraits
import Testing

/// To continue only one of the histories to a situation misses nothing.
///
/// `campaign models` checks this with many more random subjects, and longer histories; the long form
/// tries twenty of each.
@MainActor
@Suite(.inTurn) struct MergingTests {
  private nonisolated static let seeds = UInt64(1)...(isLongForm ? 20 : 1)

  @Test(arguments: [MergeCheck.Subject.model, .screen], seeds)
  func nothingIsMissed(of subject: MergeCheck.Subject, seed: UInt64) async {
    var check = MergeCheck(of: subject, depth: 3)
    let missed = await check.run(seed: seed)
    #expect(missed == nil)
  }

  @Test(.inLongForm) func nothingIsMissedOfAModelThatAsksThreeTimes() async {
    var check = MergeCheck(of: .model, depth: 4)
    let missed = await check.run(seed: 11)
    #expect(missed == nil)
  }

  @Test func situationsMerge() async {
    for subject in [MergeCheck.Subject.model, .screen] {
      var check = MergeCheck(of: subject, depth: 3)
      _ = await check.run(seed: 1)
      #expect(check.count == 1)
      #expect(check.situations.merged < check.situations.separate)
    }
  }
}
