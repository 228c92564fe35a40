import ContentStates
import Gallery
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct BundledHistoryServiceTests {
  @Test func thePagesTogetherAreTheWholeHistoryLatestFirst() async throws {
    let service = BundledHistoryService(pageSize: 5)
    var pages: [Page<WatchedShow>] = []
    repeat {
      pages.append(try await service.shows(from: pages.last?.next))
    } while pages.last?.next != nil
    #expect(pages.map(\.items.count) == [5, 5, 2])
    #expect(pages.map(\.next?.token) == ["5", "10", nil])
    let days = pages.flatMap(\.items).map(\.day)
    #expect(days == days.sorted(by: >))
  }

  @Test(arguments: [("12", 0), ("99", 0), ("11", 1), ("-3", 5), ("none", 5)])
  func aStrangeCursorIsNoTrap(_ token: String, _ count: Int) async throws {
    let page = try await BundledHistoryService().shows(from: PageCursor(token))
    #expect(page.items.count == count)
  }

  @Test(arguments: [0, -1, 1])
  func aPageHasAtLeastOneShow(_ size: Int) async throws {
    let page = try await BundledHistoryService(pageSize: size).shows(from: nil)
    #expect(page.items.count == 1)
    #expect(page.next == PageCursor(1))
  }
}
