import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A host leaves a hosted screen whose call still waits.
@MainActor
@Suite(.noMistakes) struct LeftChildTests {
  @Test func itsSessionIsRepeated() async throws {
    let shop = Shop()
    let recorder = SessionRecorder(shop.screen, named: "left", to: .memory(last: 100))
    shop.screen.start()
    shop.screen.state.open()
    await shop.screen.settled()
    shop.screen.state.close()
    await shop.screen.settled()
    shop.screen.state.open()
    await shop.screen.settled()
    await shop.work.calls[1].succeed("shoes")
    let calls = try await explorer.calls(leadingTo: #require(recorder.session))
    #expect(
      calls == [
        "screen.start()", "screen.state.open()", "screen.state.close()", "screen.state.open()",
        "await shop.work.calls[1].succeed(\"shoes\")",
      ])
  }

  private var explorer: Explorer<Screen<ShopKind>, ShopDisplay> {
    Explorer(ShopKind.self, samples: [.list, .detail]) { inputs in
      let shop = Shop()
      inputs.request("open()") { $0.open() }
      inputs.request("close()") { $0.close() }
      inputs.answers("shop.work", of: shop.work, with: [.succeed("shoes")])
      return shop.screen
    }
  }
}

@MainActor
private struct Shop {
  let work = PendingWork<Void, String>()
  let screen: Screen<ShopKind>

  init() { screen = Screen(initial: .list, states: ShopStates(work: work)) }
}

private struct ShopDisplay: ScreenDisplay, Equatable {
  var text = ""
}

private enum ShopKind: StateKind, Equatable {
  typealias Display = ShopDisplay
  typealias StateClass = ShopState
  case list, detail
}

private struct ShopStates: StateFactory {
  let work: PendingWork<Void, String>
  func makeState(for kind: ShopKind) -> ShopState {
    kind == .list ? ShopState() : Detail(work)
  }
}

private class ShopState: Screen<ShopKind>.State {
  func open() { transition(to: .detail) }
  func close() { ignored() }
}

private final class Detail: ShopState {
  private let work: PendingWork<Void, String>
  init(_ work: PendingWork<Void, String>) { self.work = work }
  override func enter() { host(Screen(initial: .loading, states: ItemStates(work: work))) }
  override func open() { ignored() }
  override func close() { transition(to: .list) }
}

private enum ItemKind: StateKind, Equatable {
  typealias Display = ShopDisplay
  typealias StateClass = ItemState
  case loading
  case there(String)
}

private struct ItemStates: StateFactory {
  let work: PendingWork<Void, String>
  func makeState(for kind: ItemKind) -> ItemState {
    if case .there(let name) = kind { ItemState(name) } else { LoadItem(work) }
  }
}

private class ItemState: Screen<ItemKind>.State {
  private let name: String
  init(_ name: String) { self.name = name }
  override func enter() { display.text = name }
}

private final class LoadItem: ItemState {
  private let work: PendingWork<Void, String>
  init(_ work: PendingWork<Void, String>) {
    self.work = work
    super.init("")
  }
  override func enter() {
    perform { [work] in
      try await work(())
    } then: {
      .there((try? $0.get()) ?? "none")
    }
  }
}
