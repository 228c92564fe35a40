import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// Faults that only one part of a situation shows.

/// A screen whose one state a test gives its hooks.
enum PlantedKind: StateKind {
  typealias Display = Blank
  typealias StateClass = PlantedState
  typealias Kept = String
  case form
  case page(Int)
  case done
}

typealias PlantedScreen = Screen<PlantedKind>

class PlantedState: PlantedScreen.State {
  func submit() { ignored() }
  func turn() { ignored() }
  func tap() { ignored() }
  func race(xWins: Bool) { ignored() }
}

/// A form that can be sent once its text is right: typing changes only what is kept.
final class PlantedForm: PlantedState {
  private var taps = 0

  override func submit() {
    if screen?.kept == "ab" { transition(to: .done) } else { ignored() }
  }

  override func turn() { transition(to: .page(1)) }

  /// The ninth tap is one too many.
  override func tap() {
    taps += 1
    if taps == 9 { screen?.kept = "broken" }
  }

  /// Both timers are set in the same order, and wait for the same two instants.
  override func race(xWins: Bool) {
    after(.seconds(xWins ? 1 : 3), cause: "x") { nil }
    after(.seconds(xWins ? 3 : 1), cause: "y") { [weak self] in
      self?.screen?.kept = "y came first"
      return .done
    }
    after(.seconds(2), cause: "end") { .page(0) }
  }
}

final class PlantedPage: PlantedState {
  private let number: Int

  init(_ number: Int) { self.number = number }

  override func turn() { transition(to: number < 3 ? .page(number + 1) : .form) }
}

struct PlantedStates: StateFactory {
  func makeState(for kind: PlantedKind) -> PlantedState {
    switch kind {
    case .form: PlantedForm()
    case .page(let number): PlantedPage(number)
    case .done: PlantedState()
    }
  }
}

/// A class whose private counter decides what it shows.
@MainActor
class Counting {
  private(set) var isBroken = false
  private var taps = 0
  private var token = 0

  func tap() {
    taps = (taps + 1) % 4
    if taps == 3 { isBroken = true }
  }

  func renew() { token += 1 }
}

/// One more private property, beside those of the superclass.
final class CountingMore: Counting {
  private var isArmed = false

  func arm() { isArmed.toggle() }

  override func tap() { if isArmed { super.tap() } }
}

/// Settings that are saved when the screen closes: too early, unless they are mended.
@MainActor
final class Settings {
  private let store: Store
  private let isFixed: Bool
  private var isKnown = false
  private(set) var isPrivate = false
  private(set) var isOpen = false

  init(_ store: Store, isFixed: Bool = false) { (self.store, self.isFixed) = (store, isFixed) }

  func open() {
    isOpen = true
    Task {
      guard let loaded = try? await store.loading(()) else { return }
      store.loaded.append(loaded)
      (isPrivate, isKnown) = (loaded, true)
    }
  }

  func toggle() {
    isPrivate.toggle()
    isKnown = true
    store.chosen.append(isPrivate)
  }

  func close() {
    isOpen = false
    if isKnown || !isFixed { store.saved.append(isPrivate) }
  }
}

@MainActor
final class Store {
  let loading = PendingWork<Void, Bool>(reporter: .silent)
  var loaded: [Bool] = []
  var chosen: [Bool] = []
  var saved: [Bool] = []
}

/// An explorer of settings, which load once, with what a test declares.
@MainActor
func explorerOfSettings(
  isFixed: Bool = false, _ declare: @escaping @MainActor (Inputs<Settings>, Store) -> Void
) -> Explorer<Settings, Bool> {
  Explorer(
    Settings.self, kind: { $0.isOpen ? "open" : "closed" }, showing: { $0.isPrivate }
  ) { inputs in
    let store = Store()
    inputs.act("settings.open()", when: { !$0.isOpen && store.loading.calls.isEmpty }) {
      $0.open()
    }
    inputs.act("settings.close()", when: { $0.isOpen }) { $0.close() }
    inputs.answers("store.loading", of: store.loading, with: [.succeed(true)])
    declare(inputs, store)
    return Settings(store, isFixed: isFixed)
  }
}
