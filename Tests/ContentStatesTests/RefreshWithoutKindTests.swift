import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// Where an app has no kind for a refresh, the refresh is over when the items are shown.
@MainActor
@Suite(.noMistakes) struct RefreshWithoutKindTests {
  private let service = PendingWork<Void, [Int]>()

  private func screen(at kind: PlainKind) async -> Screen<PlainKind> {
    let source = ContentSource<NoRequest, Int>(times: .off) { [service] in try await service(()) }
    let screen = Screen(initial: kind, states: PlainStates(source: source))
    await screen.begin()
    return screen
  }

  @Test func theRefreshReturns() async {
    let screen = await screen(at: .showingData(Content([1])))
    await screen.refresh()
    #expect(screen.kind == .showingData(Content([1])))
    #expect(service.calls.isEmpty)
  }

  @Test func aPullControlEnds() async {
    let screen = await screen(at: .showingData(Content([1])))
    let table = ContentPresentingTests.Table()
    let token = screen.present(to: table)
    for ends in 1...3 {
      #expect(table.ends == ends)
      await screen.send { $0.refresh() }
    }
    token.cancel()
  }

  @Test func aRefreshThatLoadsIsAwaited() async {
    let screen = await screen(at: .error(NoRequest(), Failure("Lost.")))
    let table = ContentPresentingTests.Table()
    let token = screen.present(to: table)
    var hasReturned = false
    let refresh = Task {
      await screen.refresh()
      hasReturned = true
    }
    for _ in 0..<10_000 where service.calls.isEmpty { await Task.yield() }
    #expect(!hasReturned && table.ends == 1)
    await service.calls[0].succeed([2])
    await refresh.value
    #expect(screen.kind == .showingData(Content([2])) && table.ends == 2)
    token.cancel()
  }
}

private enum PlainKind: ContentStateKind, Equatable {
  typealias Display = ContentDisplay<Int>
  typealias StateClass = ContentState<Self>

  case loading(NoRequest)
  case showingData(Content<NoRequest, Int>)
  case error(NoRequest, Failure)

  static func refreshing(_ content: Content<NoRequest, Int>) -> Self { .showingData(content) }
  static func loadingMore(_ content: Content<NoRequest, Int>) -> Self { .showingData(content) }
  static func empty(_ request: NoRequest, _ reason: EmptyReason) -> Self {
    .showingData(Content([]))
  }
}

private struct PlainStates: StateFactory {
  let source: ContentSource<NoRequest, Int>

  func makeState(for kind: PlainKind) -> ContentState<PlainKind> {
    switch kind {
    case .loading(let request): LoadingState(request, from: source)
    case .showingData(let content): ShowingDataState(content, from: source)
    case .error(let request, let failure): ErrorState(request, failure, from: source)
    }
  }
}
