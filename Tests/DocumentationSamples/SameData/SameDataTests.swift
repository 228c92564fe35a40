import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The list and the detail of the article on the same data, as children of one screen.
@MainActor
@Suite(.noMistakes) struct SameDataTests {
  private struct NoDisplay: ScreenDisplay, Equatable {}

  private enum PairKind: StateKind, Equatable, CaseIterable {
    typealias Display = NoDisplay
    typealias StateClass = PairState
    case list, detail
  }

  /// The detail stands over the list.
  private final class PairState: Screen<PairKind>.State {
    private let (list, detail): (Screen<SameData.ListKind>, Screen<SameData.DetailKind>?)

    init(_ favourites: SameData.Favourites, isOpen: Bool) {
      list = Screen(
        initial: .showing(["one", "two"]), states: SameData.Lists(favourites: favourites))
      detail =
        isOpen
        ? Screen(initial: .showing("one"), states: SameData.Details(favourites: favourites)) : nil
    }

    override func enter() {
      host(list)
      if let detail { host(detail) }
    }

    func open() { transition(to: .detail) }
    func close() { transition(to: .list) }
  }

  private struct PairStates: StateFactory {
    let favourites: SameData.Favourites

    func makeState(for kind: PairKind) -> PairState {
      PairState(favourites, isOpen: kind == .detail)
    }
  }

  /// A guess of rest does not wait long enough for the elements of a stream on a busy machine.
  @Test(.enabled("Rest is guessed.") { await RestCheck.missed == nil })
  func everyHistoryShowsTheSameInBoth() async throws {
    let explorer = Explorer(PairKind.self, ignoring: ["PairStates.followers", "PairStates.count"]) {
      inputs in
      let favourites = SameData.Favourites([])
      inputs.request("open()") { $0.open() }
      inputs.request("close()") { $0.close() }
      let detail = { @MainActor (screen: Screen<PairKind>) in
        screen.child(SameData.DetailKind.self)
      }
      inputs.act("detail.state.toggle()", when: { detail($0) != nil }) {
        detail($0)?.state.toggle()
      }
      inputs.act("favourites.value = [\"two\"]") { _ in favourites.value = ["two"] }
      inputs.watch("favourites") { favourites.value }
      inputs.always("the list shows the favourites", when: { $0.isRunning }) {
        $0.child(SameData.ListKind.self)?.display.favourites == favourites.value
      }
      inputs.always("the detail shows the same", when: { detail($0) != nil }) {
        detail($0)?.display.isFavourite == favourites.value.contains("one")
      }
      return Screen(initial: .list, states: PairStates(favourites: favourites))
    }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }
}
