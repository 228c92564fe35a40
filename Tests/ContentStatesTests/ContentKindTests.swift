import ContentStates
import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ContentKindTests {
  nonisolated static let content = ShelfContent(
    request: "a", items: [1, 2], next: PageCursor("2"),
    notice: Notice("No connection.", remedy: .refresh), asked: "b")
  nonisolated static let pending = PendingRetry<String, Int>(
    "a", after: Failure("No connection."), number: 2, delay: .seconds(4))
  nonisolated static let samples: [ShelfKind] =
    ShelfKind.samples(of: content) + [
      .waitingToRetry(pending),
      .waitingToRetry(
        PendingRetry(
          "b", content: content, after: Failure("No connection."), delay: .seconds(1))),
    ]

  @Test(arguments: samples)
  func aScreenIsRestoredFromASavedKind(kind: ShelfKind) async throws {
    let data = try JSONEncoder().encode(kind)
    let shelf = await Shelf(at: try JSONDecoder().decode(ShelfKind.self, from: data))
    #expect(shelf.kind == kind)
    let asked: [Ask] =
      switch kind {
      case .loading: [Ask("a")]
      case .refreshing: [Ask("b")]
      case .loadingMore: [Ask("a", PageCursor("2"))]
      case .showingData, .empty, .error, .waitingToRetry: []
      }
    #expect(shelf.asked == asked)
    guard !asked.isEmpty else { return }
    await shelf.answer([3])
    #expect(shelf.kind.name == "showingData")
    #expect(shelf.display.activity == nil)
  }

  @Test(arguments: samples)
  func aScreenStartsAtASavedKind(kind: ShelfKind) async {
    let screen = ContentScreen(initial: "", clock: ManualClock()) { words, _ in Page([7]) }
    screen.start(at: kind)
    #expect(screen.kind == kind)
    await screen.settled()
    #expect(screen.display.activity == nil)
  }

  @Test(arguments: samples)
  func twoEntriesOfAKindDrawTheSame(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind)
    shelf.screen.transition(to: kind)
    #expect(shelf.frames.count == 2)
    #expect(shelf.frames.first == shelf.frames.last)
  }

  @Test(arguments: samples)
  func everyFrameThatShowsSomethingIsAnnounced(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind, times: .off)
    #expect(shelf.frames.map(\.announcement.isEmpty) == [false])
  }

  @Test func kindsWithoutARequestDoNotShowOne() {
    typealias Kind = ContentKind<NoRequest, Int>
    #expect(Kind.loading == .loading(NoRequest()))
    #expect(Kind.empty == .empty(NoRequest(), .nothingThere))
    #expect(
      Kind.showingData([1], notice: Notice("Sold out."))
        == .showingData(Content([1], notice: Notice("Sold out."))))
    #expect(Kind.refreshing([1]) == .refreshing(Content([1])))
    #expect(Kind.error(Failure("Gone.")) == .error(NoRequest(), Failure("Gone.")))
  }

  // MARK: - The foreground

  @Test func aKindThatIsBusyRestsInWhatItShows() {
    let pending = PendingRetry(
      "a", content: Self.content, remedy: .loadMore, after: Failure("Lost."), delay: .seconds(1))
    var noticed = Self.content
    noticed.notice = Notice("Lost.", remedy: .loadMore)
    let resting: [(ShelfKind, ShelfKind)] = [
      (.refreshing(Self.content), .showingData(Self.content)),
      (.loadingMore(Self.content), .showingData(Self.content)),
      (.waitingToRetry(Self.pending), .error("a", Failure("No connection."))),
      (.waitingToRetry(pending), .showingData(noticed)),
      (.loading("a"), .loading("a")),
      (.showingData(Self.content), .showingData(Self.content)),
      (.empty("a", .nothingThere), .empty("a", .nothingThere)),
      (.error("a", Failure("Gone.")), .error("a", Failure("Gone."))),
    ]
    for (kind, rest) in resting { #expect(kind.resting == rest) }
  }

  @Test(arguments: samples)
  func whatComesToTheForegroundShowsWhatItShowedAndIsNotBusy(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind, times: .off)
    let items = shelf.display.items
    shelf.screen.stop()
    shelf.screen.start(at: shelf.screen.kind.resting)
    #expect(shelf.display.items == items)
    #expect(shelf.display.retry == nil)
    if kind.name != "loading" { #expect(shelf.display.activity == nil) }
  }

  @Test func whatComesBackShowsItsItemsAtOnceAndRefreshesThem() async {
    let content = ShelfContent(request: "a", items: [1, 2], next: PageCursor("2"))
    let shelf = await Shelf(at: .loadingMore(content))
    shelf.screen.stop()
    #expect(shelf.display.items == [])
    let before = shelf.frames.count
    shelf.screen.start(at: shelf.screen.kind.resting)
    shelf.screen.state.refresh()
    #expect(shelf.frames.dropFirst(before).allSatisfy { $0.items == [1, 2] })
    await shelf.screen.settled()
    #expect(shelf.asked.last == Ask("a"))
    await shelf.fail()
    #expect(shelf.display.items == [1, 2])
    #expect(shelf.display.notice?.message == "Could not load.")
  }
}
