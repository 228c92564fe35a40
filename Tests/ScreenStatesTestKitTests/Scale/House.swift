import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// A host with some children, each of which can load again at any time.

struct PartDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var items: [String] = []
  var error: String?
}

enum PartKind: StateKind {
  typealias Display = PartDisplay
  typealias StateClass = PartState
  case loading, showing, failed
}

class PartState: Screen<PartKind>.State {
  func load() { transition(to: .loading) }
}

final class LoadingPart: PartState {
  private let work: PendingWork<Void, Void>

  init(_ work: PendingWork<Void, Void>) { self.work = work }

  override func enter() {
    display.isLoading = true
    perform { [work] in
      try await work(())
    } then: { result in
      if case .success = result { .showing } else { .failed }
    }
  }
}

final class ShowingPart: PartState {
  override func enter() { display.items = ["one"] }
}

final class FailedPart: PartState {
  override func enter() { display.error = "Offline" }
}

struct PartStates: StateFactory {
  let work: PendingWork<Void, Void>

  func makeState(for kind: PartKind) -> PartState {
    switch kind {
    case .loading: LoadingPart(work)
    case .showing: ShowingPart()
    case .failed: FailedPart()
    }
  }
}

enum HouseKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = HouseState
  case open
}

final class HouseState: Screen<HouseKind>.State {
  private(set) var parts: [Screen<PartKind>] = []
  private let works: [PendingWork<Void, Void>]

  init(_ works: [PendingWork<Void, Void>]) { self.works = works }

  override func enter() {
    parts = works.map { Screen(initial: .loading, states: PartStates(work: $0)) }
    for part in parts { host(part) }
  }
}

struct HouseStates: StateFactory {
  let works: [PendingWork<Void, Void>]

  func makeState(for kind: HouseKind) -> HouseState { HouseState(works) }
}

@MainActor
func explorerOfTheHouse(
  children: Int, reporter: MisuseReporter = .silent
) -> Explorer<Screen<HouseKind>, Blank> {
  Explorer(HouseKind.self) { inputs in
    let works = (0..<children).map { _ in PendingWork<Void, Void>(reporter: reporter) }
    for (number, work) in works.enumerated() {
      inputs.act("parts[\(number)].state.load()", when: { $0.isRunning }) {
        $0.state.parts[number].state.load()
      }
      inputs.answers("works[\(number)]", of: work, with: [.succeed(()), .fail(Offline())])
    }
    return Screen(initial: .open, states: HouseStates(works: works))
  }
}
