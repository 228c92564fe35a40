import GalleryExplorations
import SavedTrees
import TestTraits
import Testing

/// The Gallery's screens are saved at each settled moment of a random walk, and start again there.
@MainActor
@Suite(.inTurn) struct SavedScreensTests {
  @Test(arguments: 1...(isLongForm ? 100 : 2))
  func eachScreenComesBackWhereItWas(seed: Int) async {
    var children = 0
    for exploration in Exploration.all {
      let walk = SavedWalk()
      await walk.walk(inputs: 60, seed: UInt64(seed) &+ randomSeed, exploration.wander)
      #expect(walk.count > 0, "\(exploration.name)")
      #expect(walk.problems == [], "\(exploration.name)")
      children += walk.childCount
    }
    #expect(children > 0)
  }
}
