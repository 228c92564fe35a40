import Foundation
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

@MainActor
private final class LocationsByHand: Locations {
  let permission = Shared(Permission.unasked)
  let place = Shared("Harbour")
  private(set) var asked = 0

  func permissions() -> AsyncStream<Permission> { permission.values() }
  func places() -> AsyncStream<String> { place.values() }
  func ask() { asked += 1 }
}

/// The samples of the article on streams, clocks and links, run.
@MainActor
@Suite(.noMistakes) struct StreamsTests {
  // MARK: - Streams

  @Test func aPermissionThatChangesInSettingsLeadsAway() async {
    let locations = LocationsByHand()
    let screen = NearbyScreen(initial: .asking, states: NearbyStates(locations: locations))
    // A view may appear twice.
    for _ in 0..<2 { await inOrder { screen.start(with: locations) } }
    #expect(screen.underWay.count == 1)
    screen.state.ask()
    #expect(locations.asked == 1)
    await inOrder { locations.permission.value = .granted }
    #expect(screen.display == .drawing { $0.place = "Harbour" })
    await inOrder { locations.permission.value = .denied }
    await inOrder { locations.place.value = "Station" }
    #expect(screen.display == .drawing { $0.leadsToSettings = true })
    await inOrder { locations.permission.value = .granted }
    #expect(screen.display == .drawing { $0.place = "Station" })
  }

  @Test func everyFollowerHasAStreamOfItsOwn() async {
    let shared = Shared(1)
    var (one, other) = (
      shared.values().makeAsyncIterator(), shared.values().makeAsyncIterator()
    )
    #expect(await one.next() == 1)
    shared.value = 2
    shared.value = 3
    #expect(await one.next() == 3)
    #expect(await other.next() == 3)
  }

  // MARK: - Clocks

  @Test func theCountdownGoesOnAfterALaunch() async throws {
    let clock = ManualClock()
    let states = HoldStates(now: { clock.date })
    let end = clock.date.addingTimeInterval(90)
    let screen = HoldScreen(initial: .holding(until: end), states: states, clock: clock)
    screen.start()
    #expect(screen.display.secondsLeft == 90)
    await clock.advance(by: .seconds(30))
    #expect(screen.display.secondsLeft == 60)
    let data = try screen.saved(version: 1)
    screen.stop()

    await clock.advance(by: .seconds(20))
    let later = HoldScreen(initial: .over, states: states, clock: clock)
    try later.start(from: data, version: 1)
    #expect(later.display.secondsLeft == 40)
    await clock.advance(by: .seconds(40))
    #expect(later.kind == .over)
  }

  @Test func aHoldThatIsOverEndsAtOnce() {
    let clock = ManualClock()
    let screen = HoldScreen(
      initial: .holding(until: clock.date), states: HoldStates(now: { clock.date }), clock: clock)
    screen.start()
    #expect(screen.kind == .over)
  }

  @Test func theServerSaysWhatTimeItIs() {
    let time = ServerTime()
    time.set(to: Date.now.addingTimeInterval(3_600))
    #expect(time.now.timeIntervalSinceNow > 3_500)
  }

  // MARK: - Links

  private func library(_ kind: LibraryKind = .books) -> LibraryScreen {
    LibraryScreen(initial: kind, keeping: LibraryKept(), states: LibraryStates())
  }

  private func link(_ text: String) throws -> LibraryKind? {
    LibraryKind(try #require(URL(string: text)))
  }

  @Test func aURLIsReadIntoKinds() throws {
    #expect(try link("reader://emma") == .reading("emma", .contents))
    #expect(try link("reader://emma/3") == .reading("emma", .chapter(3)))
    for wrong in ["https://emma", "reader:", "reader://emma/three", "reader://emma/3/4"] {
      #expect(try link(wrong) == nil)
    }
  }

  @Test func aFreshAppStartsWhereTheLinkLeads() throws {
    let screen = library()
    screen.start(at: try link("reader://emma/3"))
    #expect(screen.path == "reading/chapter/chapter")
    #expect(screen.pages.count == 2)
  }

  @Test func anAppThatStandsElsewhereGoesThere() throws {
    let screen = library()
    screen.start()
    let link = try #require(try link("reader://emma/3"))
    screen.state.open(link)
    #expect(screen.path == "reading/chapter/chapter")
    let book = screen.child(BookScreen.self)
    screen.state.open(.reading("emma", .contents))
    #expect(screen.path == "reading/contents")
    #expect(screen.child(BookScreen.self) === book)
    screen.state.open(.reading("ulysses", .contents))
    #expect(screen.child(BookScreen.self) !== book)
  }

  @Test func aLinkWaitsForTheLogIn() throws {
    let screen = library(.loggedOut)
    screen.start()
    screen.state.open(.reading("emma", .contents))
    #expect(screen.path == "loggedOut")
    screen.state.logIn()
    #expect(screen.path == "reading/contents")
    #expect(screen.kept.link == nil)
  }

  @Test func thePagesArePoppedAndKeepTheirPictures() throws {
    let screen = library()
    screen.start(at: .reading("emma", .chapter(3)))
    let pages = screen.pages
    screen.state.pop(to: 1)
    #expect(screen.pages == [pages[0]])
    guard case .chapter(let leaving) = pages[1] else { return }
    #expect(leaving.display.title == "Chapter 3")
    screen.state.pop(to: 0)
    #expect(screen.pages.isEmpty)
  }
}
