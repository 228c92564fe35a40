import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The explorer finds each defect by the shortest history, and nothing in the fixed twins.
///
/// Where rest is guessed, without the defects that only one order of jobs shows: the system chooses
/// the order.
@MainActor
@Suite(.inTurn) struct MuseumTests {
  @Test(arguments: await Exhibit.shown)
  func isConvictedByTheShortestHistory(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions()
    #expect(convictions.first == exhibit.history)
    // Two steps of one exhibit show its defect: a new identifier, and the view that disappears.
    #expect(convictions.count == (exhibit.origin == "kasianov-mikhail/scout#767" ? 2 : 1))
  }

  @Test(arguments: await Exhibit.shown)
  func noShorterHistoryShowsIt(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions(depth: exhibit.history.count - 1)
    #expect(convictions == [])
  }

  @Test(arguments: await Exhibit.shown)
  func theFixedTwinIsClean(_ exhibit: Exhibit) async {
    let outcome = await exhibit.explored(isFixed: true)
    #expect(outcome.findings.map(\.description) == [])
    #expect(outcome.isToTheEnd, "\(outcome.summary)")
  }

  @Test(.enabled(if: runs > 1), arguments: await Exhibit.shown)
  func everyRunOfTheMuseumGivesAnEqualReport(_ exhibit: Exhibit) async {
    for isFixed in [false, true] {
      let report = await exhibit.explored(isFixed: isFixed).report
      for _ in 1..<runs { #expect(await exhibit.explored(isFixed: isFixed).report == report) }
    }
  }

  @Test(arguments: await Exhibit.shown.filter { $0.needs.contains(.schedule) })
  func isNotSeenInTheUsualOrder(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions(orders: .first)
    #expect(convictions == [])
  }

  @Test(
    arguments: await Exhibit.shown.filter { $0.needs.contains(.schedule) }.prefix(
      isLongForm ? .max : 2))
  func everyOrderIsTried(_ exhibit: Exhibit) async {
    for isFixed in [false, true] {
      let outcome = await exhibit.explored(isFixed: isFixed)
      let more = await exhibit.explored(isFixed: isFixed, orders: .all(limit: 1_000))
      #expect(outcome.summary == more.summary)
    }
  }

  /// A clock goes on whatever waits, so this says nothing of calls that a timer makes.
  @Test(arguments: Exhibit.all.filter { $0.needs == [.twoCalls] })
  func isNotSeenWithOneCallAtATime(_ exhibit: Exhibit) async {
    let convictions = await Museum.$isOneAtATime.withValue(true) { await exhibit.convictions() }
    #expect(convictions == [])
  }

  @Test(arguments: Exhibit.all)
  func needsTimeExactlyWhenItsHistoryHasSome(_ exhibit: Exhibit) {
    let hasTime = exhibit.history.contains { $0.hasPrefix("await clock.advance") }
    #expect(exhibit.needs.contains(.time) == hasTime)
  }
}

extension Exhibit {
  /// The exhibits that can be explored here.
  @MainActor
  fileprivate static var shown: [Exhibit] {
    RestCheck.missed == nil ? all : all.filter { !$0.needs.contains(.schedule) }
  }
}
