import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The explorer finds each defect by the shortest history, and nothing in the fixed twins.
///
/// Orders are tried, and time is exact, where rest is known.
@MainActor
@Suite(.inTurn, .enabled(if: restIsKnown())) struct MuseumTests {
  @Test(arguments: Exhibit.all)
  func isConvictedByTheShortestHistory(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions()
    #expect(convictions == [exhibit.history])
  }

  @Test(arguments: Exhibit.all)
  func noShorterHistoryShowsIt(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions(depth: exhibit.history.count - 1)
    #expect(convictions == [])
  }

  @Test(arguments: Exhibit.all)
  func theFixedTwinIsClean(_ exhibit: Exhibit) async {
    let outcome = await exhibit.explored(isFixed: true)
    #expect(outcome.findings.map(\.description) == [])
    #expect(outcome.isToTheEnd, "\(outcome.summary)")
  }

  private nonisolated static let ofSchedules =
    Exhibit.all.filter { $0.needs.contains(.schedule) }

  @Test(arguments: ofSchedules)
  func isNotSeenInTheUsualOrder(_ exhibit: Exhibit) async {
    let convictions = await exhibit.convictions(orders: .first)
    #expect(convictions == [])
  }

  @Test(arguments: isLongForm ? ofSchedules : Array(ofSchedules.prefix(2)))
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

/// Whether this is a system where the kit knows when nothing can run.
func restIsKnown() -> Bool {
  #if os(Linux) && canImport(Glibc) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4)
    true
  #else
    false
  #endif
}
