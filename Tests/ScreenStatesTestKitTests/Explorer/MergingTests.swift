import RandomModels
import TestTraits
import Testing

/// To continue only one of the histories to a situation misses nothing.
///
/// `campaign models` checks this with many more random subjects, and longer histories.
@MainActor
@Suite(.inTurn, .enabled(if: restIsKnown())) struct MergingTests {
  @Test(arguments: UInt64(1)...20) func nothingIsMissedOfAModel(seed: UInt64) async {
    var check = MergeCheck(of: .model, depth: 3)
    let missed = await check.run(seed: seed)
    #expect(missed == nil)
  }

  @Test func nothingIsMissedOfAModelThatAsksThreeTimes() async {
    var check = MergeCheck(of: .model, depth: 4)
    let missed = await check.run(seed: 11)
    #expect(missed == nil)
  }

  @Test(arguments: UInt64(1)...20) func nothingIsMissedOfAScreen(seed: UInt64) async {
    var check = MergeCheck(of: .screen, depth: 3)
    let missed = await check.run(seed: seed)
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
