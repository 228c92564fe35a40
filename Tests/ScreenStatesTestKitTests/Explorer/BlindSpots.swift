import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// Faults that a situation shows only if it tells apart what looks alike.

/// Loads a number.
@MainActor
final class NumberLoader {
  private let find: @MainActor () async throws -> Int
  private(set) var number = 0
  private(set) var isLoading = false

  init(_ find: @escaping @MainActor () async throws -> Int) { self.find = find }

  func load() {
    isLoading = true
    Task {
      number = (try? await find()) ?? 0
      isLoading = false
    }
  }
}

/// An error with a description of its own.
enum Level: Error, CustomStringConvertible {
  case low, high
  var description: String { "a level" }

  /// An error of a level, in a type of its own.
  struct Missing: Error, Equatable {
    let number: Int
  }
}

/// Keeps whether it was touched in an object that no situation contains.
@MainActor
final class Doorbell {
  private final class Wire { var isLive = false }

  private let wire = Wire()
  private(set) var state = "off"

  func open() { state = "open" }
  func ring() { state = "rung" }
  func touch() { wire.isLive = true }
  func press() { state = wire.isLive ? "rung" : "broken" }
}

/// A name that can be changed.
final class Contact: Equatable {
  var name: String

  init(_ name: String) { self.name = name }

  static func == (one: Contact, other: Contact) -> Bool { one.name == other.name }
}

/// Changes the selected contact, which after a reload is no longer in the list.
@MainActor
final class AddressBook {
  private(set) var contacts = [Contact("a")]
  private(set) var selected: Contact?

  func select() { selected = contacts[0] }
  func reload() { contacts = [Contact(contacts[0].name)] }
  func rename() { selected?.name = "b" }
}

/// Equatable objects in one another; the base of the innermost has a closure.
class Nest: Equatable {
  private let closure = {}
  let inner: Nest?

  init(_ inner: Nest?) { self.inner = inner }

  static func == (one: Nest, other: Nest) -> Bool { one === other }
}

final class Nested: Nest {}

@MainActor
final class Tree {
  private let nest: Nest

  init(_ nest: Nest) { self.nest = nest }
}

/// A screen whose display contains NaN.
enum GaugeKind: StateKind {
  typealias Display = GaugeDisplay
  typealias StateClass = GaugeState
  case only
}

struct GaugeDisplay: ScreenDisplay, Equatable {
  var level = 0.0
}

final class GaugeState: Screen<GaugeKind>.State {
  override func enter() { display.level = .nan }
  func again() { transition(to: .only) }
}
