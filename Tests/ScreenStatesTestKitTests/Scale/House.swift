import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits

// A host with some shelves, each of which can load again at any time.

enum HouseKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = HouseState
  case open
}

final class HouseState: Screen<HouseKind>.State {
  private(set) var shelves: [Screen<ShelfKind>] = []
  private let works: [PendingWork<Void, [String]>]

  init(_ works: [PendingWork<Void, [String]>]) { self.works = works }

  override func enter() {
    shelves = works.map { Screen(initial: .loading, states: ShelfStates(books: $0)) }
    for shelf in shelves { host(shelf) }
  }
}

@MainActor
func explorerOfTheHouse(
  children: Int, reporter: MisuseReporter = .silent
) -> Explorer<Screen<HouseKind>, Blank> {
  Explorer(HouseKind.self) { inputs in
    let works = (0..<children).map { _ in PendingWork<Void, [String]>(reporter: reporter) }
    for (number, work) in works.enumerated() {
      inputs.act("shelves[\(number)].transition(to: .loading)", when: { $0.isRunning }) {
        $0.state.shelves[number].transition(to: .loading)
      }
      inputs.answers("works[\(number)]", of: work, with: [.succeed(["one"]), .fail(Offline())])
    }
    return Screen(initial: .open, states: ClosureFactory { _ in HouseState(works) })
  }
}
