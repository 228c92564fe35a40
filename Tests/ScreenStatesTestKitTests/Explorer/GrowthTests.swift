import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A report says of a part of a situation that it never repeats only if it does not.
@MainActor
@Suite(.noMistakes) struct GrowthTests {
  private func growth(depth: Int, _ step: @escaping @MainActor (Page) -> Void) async -> String? {
    let shown = { @MainActor (page: Page) in (page.count, page.rows, page.isLoading) }
    var explorer = explorerOfPage(showing: shown) { inputs in
      inputs.act("odometer.step()") { step($0) }
    }
    explorer.depth = depth
    return await explorer.explore().growth
  }

  /// A countdown of sixty seconds is longer than the bound, and ends.
  @Test func aBoundThatIsMetCanBeRaisedOrSet() async {
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      inputs.act("odometer.step()", when: { $0.count < 60 }) { $0.count += 1 }
    }
    let sentence = await explorer.explore().findings(.bound).first?.sentence ?? ""
    let words =
      "There are sequences of more than 40 inputs, which were left out: set depth to more, or to 40 to"
      + " accept that."
    #expect(sentence.hasPrefix(words), "\(sentence)")
  }

  /// It is no finding, because longer sequences may reach it.
  @Test func whatIsNotReachedWithinABoundIsListed() async {
    var explorer = explorerOfPage(showing: { $0.count }) { inputs in
      inputs.act("odometer.step()") { $0.count += 1 }
    }
    explorer.depth = 3
    explorer.sometimes("nine is shown") { _, count in count == 9 }
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect("\(report)".contains("not reached:\n  nine is shown\n"), "\(report)")
  }

  @Test func aBoundThatIsMetBesideALongTaskNamesItsSetting() async {
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      let door = PendingWork<Void, Void>(whenCancelled: .fail, reporter: .silent)
      inputs.act("odometer.step()", when: { $0.count < 60 && door.waiting.isEmpty }) {
        $0.count += 1
      }
      inputs.act("odometer.knock()", when: { $0.count == 0 && door.waiting.isEmpty }) { _ in
        Task { for _ in 0..<8 { try? await door(()) } }
      }
      inputs.answers("door", of: door, with: [.succeed(())])
    }
    let sentence = await explorer.explore().findings(.bound).first?.sentence ?? ""
    #expect(sentence.hasSuffix("set callsPerTask to 1."), "\(sentence)")
  }

  @Test func whatHasThreeValuesDoesNotGrow() async {
    let growth = await growth(depth: 2) { $0.count += 1 }
    #expect(growth == nil)
  }

  @Test func whatRepeatsDoesNotGrow() async {
    let growth = await growth(depth: 5) { odometer in
      odometer.count = (odometer.count + 1) % 3
      if odometer.count == 0 { odometer.text += "a" }
    }
    #expect(growth == nil)
  }

  @Test func whatGrowsIsNamedRatherThanWhatShowsIt() async throws {
    // It grows with every second step, and the display changes with each.
    let growth = try #require(
      await growth(depth: 12) { odometer in
        if odometer.isLoading { odometer.rows.append("\(odometer.rows.count)") }
        odometer.isLoading.toggle()
      })
    #expect(
      growth.hasPrefix(
        """
        rows never repeated along the longest sequence: ["0", "1", "2", "3"], then \
        ["0", "1", "2", "3", "4"], then ["0", "1", "2", "3", "4", "5"]; put it into ignoring,
        """), "\(growth)")
  }

  /// The explorer watches these itself, and the test cannot watch less of them.
  @Test func answersThatGrowAreBounded() async throws {
    let shown = { @MainActor (page: Page) in page.isOpen }
    var explorer = explorerOfPage(showing: shown) { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("page.ask()") { _ in Task { try? await server(()) } }
      inputs.answers("server", of: server, .oldest) { _, number in [.succeed(number)] }
    }
    explorer.depth = 20
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasPrefix("the answers of server "), "\(growth)")
    #expect(growth.contains("; bound the inputs"), "\(growth)")
  }

  /// It has many values, and ends.
  @Test func whatIsBoundedIsNotSaidToGrowForEver() async throws {
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      inputs.act("page.add()", atMost: 30) { $0.rows.append("row") }
    }
    explorer.depth = 20
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasPrefix("rows never repeated along the longest sequence: "), "\(growth)")
    #expect(growth.contains("; all inputs are bounded, so this ends: lower a bound"), "\(growth)")
  }

  @Test(arguments: ["a", String(repeating: "long ", count: 30)])
  func longValuesAreCutWhereTheyDiffer(item: String) async throws {
    let growth = try #require(
      await growth(depth: 90) { $0.rows.append(item + "\($0.rows.count % 3)") })
    let words = "rows never repeated along the longest sequence: "
    let values = growth.prefix { $0 != ";" }.replacing(words, with: "").split(separator: ", then ")
    #expect(values.count == 3)
    #expect(Set(values).count == 3, "\(values)")
    #expect(values.allSatisfy { $0.count < 250 }, "\(values)")
  }

  @Test func valuesOfWhichTwoBeginAlikeAreCut() async throws {
    let growth = try #require(
      await growth(depth: 20) { odometer in
        odometer.rows.append(String(repeating: "long ", count: 100))
        odometer.rows[0] = "\(odometer.rows.count % 2)"
      })
    #expect(growth.count < 900, "\(growth)")
  }
}
