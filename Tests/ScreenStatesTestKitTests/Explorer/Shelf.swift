import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

struct ShelfDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var books: [String] = []
  var error: String?
}

enum ShelfKind: StateKind {
  typealias Display = ShelfDisplay
  typealias StateClass = ShelfState
  case loading
  case showing([String])
  case failed(String)
}

class ShelfState: Screen<ShelfKind>.State {
  func refresh() { ignored() }
  func retry() { ignored() }
}

struct Offline: Error {}

/// What is wrong with a shelf.
enum Flaw: CaseIterable {
  case none
  case spinnerStaysOn
  case deadEnd
  case stuckLoading
  case oldError
  case asksTwice
  case leak
  case givesOneState
  case countsItsEntries
  case unreachable
}

/// What a flawed factory shares between the states that it makes.
@MainActor
final class Shared {
  var error: String?
  var entries = 0
  var states: [ShelfState] = []
  var remember: ((String) -> Void)?
  var showing: ShowingShelf?
}

final class LoadingShelf: ShelfState {
  let books: PendingWork<Void, [String]>
  let flaw: Flaw
  let shared: Shared

  init(_ books: PendingWork<Void, [String]>, _ flaw: Flaw, _ shared: Shared) {
    (self.books, self.flaw, self.shared) = (books, flaw, shared)
  }

  override func enter() {
    display.isLoading = true
    if flaw == .oldError { shared.remember = { [weak shared] in shared?.error = $0 } }
    perform { [books] in
      try await books(())
    } then: { [flaw, shared] result in
      switch result {
      case .success(let books): return .showing(books)
      case .failure where flaw == .stuckLoading: return nil
      case .failure:
        shared.remember?("Offline")
        return .failed("Offline")
      }
    }
    if flaw == .asksTwice {
      transition(to: .showing([]))
      transition(to: .failed("Offline"))
    }
  }
}

final class ShowingShelf: ShelfState {
  let books: [String]
  let flaw: Flaw
  // What keeps the state must not be kept by it.
  unowned let shared: Shared

  init(_ books: [String], _ flaw: Flaw, _ shared: Shared) {
    (self.books, self.flaw, self.shared) = (books, flaw, shared)
  }

  override func enter() {
    display.books = books
    display.error = shared.error
    if flaw == .spinnerStaysOn { display.isLoading = true }
    if flaw == .leak {
      after(.seconds(1)) { [self] in
        _ = books; return nil
      }
    }
    if flaw == .leak { shared.states.append(self) }
    if flaw == .countsItsEntries {
      shared.entries += 1
      display.books += ["\(shared.entries)"]
    }
  }

  override func refresh() { transition(to: .loading) }
}

final class FailedShelf: ShelfState {
  let sentence: String
  let flaw: Flaw

  init(_ sentence: String, _ flaw: Flaw) { (self.sentence, self.flaw) = (sentence, flaw) }

  override func enter() { display.error = sentence }

  override func retry() {
    if flaw == .deadEnd { return ignored() }
    transition(to: .loading)
  }
}

struct ShelfStates: StateFactory {
  let books: PendingWork<Void, [String]>
  var flaw = Flaw.none
  var shared = Shared()

  func makeState(for kind: ShelfKind) -> ShelfState {
    switch kind {
    case .loading: return LoadingShelf(books, flaw, shared)
    case .showing(let books):
      if flaw == .givesOneState, let state = shared.showing { return state }
      let state = ShowingShelf(books, flaw, shared)
      if flaw == .givesOneState { shared.showing = state }
      return state
    case .failed(let sentence): return FailedShelf(sentence, flaw)
    }
  }
}

/// An explorer of a shelf with a flaw; what is shared outlives each of its screens.
@MainActor
func explorer(
  of flaw: Flaw, sharing: Shared? = nil
) -> Explorer<Screen<ShelfKind>, ShelfDisplay> {
  let samples: [ShelfKind] = [.loading, .showing(["Emma"]), .failed("Offline")]
  var explorer = Explorer(ShelfKind.self, samples: samples) { inputs in
    let books = PendingWork<Void, [String]>()
    inputs.request("refresh()") { $0.refresh() }
    inputs.request("retry()") { $0.retry() }
    let failure = flaw == .unreachable ? [] : [Outcome<[String]>.fail(Offline())]
    inputs.answers("books", of: books, with: [.succeed(["Emma"])] + failure)
    return Screen(
      initial: .loading,
      states: ShelfStates(books: books, flaw: flaw, shared: sharing ?? Shared()))
  }
  explorer.isLoading = { $0.isLoading }
  return explorer
}
