import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A report says of a part of a situation that it never repeats only if it does not.
@MainActor
@Suite(.noMistakes) struct GrowthTests {
  private func growth(
    depth: Int, _ step: @escaping @MainActor (Odometer) -> Void
  ) async -> String? {
    var explorer = explorerOfModel(
      Odometer.self, showing: { (low: $0.low, items: $0.items, isBusy: $0.isBusy) }
    ) { inputs in
      inputs.act("odometer.step()") { step($0) }
      return Odometer()
    }
    explorer.depth = depth
    return await explorer.explore().growth
  }

  /// A countdown of sixty seconds is longer than the bound, and ends.
  @Test func aBoundThatIsMetCanBeRaisedOrSet() async {
    let explorer = explorerOfModel(Odometer.self, showing: { $0.low }) { inputs in
      inputs.act("odometer.step()", when: { $0.low < 60 }) { $0.low += 1 }
      return Odometer()
    }
    let sentence = await explorer.explore().findings(.bound).first?.sentence ?? ""
    let words =
      "There are sequences of more than 40 inputs, which were left out: set depth to more, or to 40 to"
      + " accept that."
    #expect(sentence.hasPrefix(words), "\(sentence)")
  }

  @Test func aBoundThatIsMetBesideALongTaskNamesItsSetting() async {
    let explorer = explorerOfModel(Odometer.self, showing: { $0.low }) { inputs in
      let door = PendingWork<Void, Void>(whenCancelled: .fail, reporter: .silent)
      inputs.act("odometer.step()", when: { $0.low < 60 && door.waiting.isEmpty }) { $0.low += 1 }
      inputs.act("odometer.knock()", when: { $0.low == 0 && door.waiting.isEmpty }) { _ in
        Task { for _ in 0..<8 { try? await door(()) } }
      }
      inputs.answers("door", of: door, with: [.succeed(())])
      return Odometer()
    }
    let sentence = await explorer.explore().findings(.bound).first?.sentence ?? ""
    #expect(sentence.hasSuffix("set callsPerTask to 1."), "\(sentence)")
  }

  @Test func whatHasThreeValuesDoesNotGrow() async {
    let growth = await growth(depth: 2) { $0.low += 1 }
    #expect(growth == nil)
  }

  @Test func whatRepeatsDoesNotGrow() async {
    let growth = await growth(depth: 5) { odometer in
      odometer.low = (odometer.low + 1) % 3
      if odometer.low == 0 { odometer.high += 1 }
    }
    #expect(growth == nil)
  }

  @Test func whatGrowsIsNamedRatherThanWhatShowsIt() async throws {
    // It grows with every second step, and the display changes with each.
    let growth = try #require(
      await growth(depth: 12) { odometer in
        if odometer.isBusy { odometer.items.append("\(odometer.items.count)") }
        odometer.isBusy.toggle()
      })
    #expect(
      growth.hasPrefix(
        """
        items never repeated along the longest sequence: ["0", "1", "2", "3"], then \
        ["0", "1", "2", "3", "4"], then ["0", "1", "2", "3", "4", "5"]; put it into ignoring,
        """), "\(growth)")
  }

  @Test(arguments: ["a", String(repeating: "long ", count: 30)])
  func longValuesAreCutWhereTheyDiffer(item: String) async throws {
    let growth = try #require(
      await growth(depth: 90) { $0.items.append(item + "\($0.items.count % 3)") })
    let words = "items never repeated along the longest sequence: "
    let values = growth.prefix { $0 != ";" }.replacing(words, with: "").split(separator: ", then ")
    #expect(values.count == 3)
    #expect(Set(values).count == 3, "\(values)")
    #expect(values.allSatisfy { $0.count < 250 }, "\(values)")
  }

  @Test func valuesOfWhichTwoBeginAlikeAreCut() async throws {
    let growth = try #require(
      await growth(depth: 20) { odometer in
        odometer.items.append(String(repeating: "long ", count: 100))
        odometer.items[0] = "\(odometer.items.count % 2)"
      })
    #expect(growth.count < 900, "\(growth)")
  }
}

@MainActor
private final class Odometer {
  var low = 0
  var high = 0
  var isBusy = false
  var items: [String] = []
}
