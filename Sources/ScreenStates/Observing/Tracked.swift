public import Observation

/// Something that views read: Observation hears of each read and, from the first on, of each change.
///
/// A registrar cannot be asked whether anyone tracks, so a change is always told. That holds for
/// every kind of observer: those that end with the first change, and those that stay.
@usableFromInline
final class Tracked: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }

  func willChange() { registrar.willSet(self, keyPath: \.value) }

  func didChange() { registrar.didSet(self, keyPath: \.value) }
}

/// One element of the display that a view reads by itself.
@MainActor
@usableFromInline
final class TrackedElement<Display> {
  fileprivate let path: PartialKeyPath<Display>
  let tracked = Tracked()
  private let isDifferent: @MainActor (Display) -> Bool

  fileprivate init<Value: Equatable>(_ path: KeyPath<Display, Value>, settled: Display) {
    self.path = path
    var last = settled[keyPath: path]
    isDifferent = { next in
      let value = next[keyPath: path]
      if value == last { return false }
      // The old value is released when the access is over: its deinit may run the app's code.
      _ = exchange(&last, with: value)
      return true
    }
  }

  /// Whether a frame that is about to settle has another value than the settled one.
  func isChanged(by next: Display) -> Bool { isDifferent(next) }
}

extension Machine {
  /// Tells Observation that the display is read.
  @usableFromInline
  func readDisplay() { read(\.display) }

  /// Tells Observation that the kind, the path, or whether the screen runs is read.
  @usableFromInline
  func readPlace() { read(\.place) }

  /// Tells Observation that what is kept is read.
  func readKept() { read(\.kept) }

  /// Tells Observation that one element of the display is read.
  func readElement<Value: Equatable>(_ path: KeyPath<Kind.Display, Value>) {
    let known = surroundings.elements.first { $0.path === path || $0.path == path }
    let element = known ?? TrackedElement(path, settled: display)
    if known == nil {
      surroundings.elements.append(element)
      now.audience.insert(.views)
    }
    element.tracked.read()
  }

  /// Tells Observation that the path has changed because a child has come or gone.
  ///
  /// That is no frame and no transition of this screen, so nobody else hears of it.
  func pathChanged() {
    guard let place = now.surroundings?.place, !now.unsettled.contains(.place) else { return }
    place.willChange()
    place.didChange()
  }

  private func read(_ path: ReferenceWritableKeyPath<Surroundings<Kind>, Tracked?>) {
    let surroundings = surroundings
    let tracked = surroundings[keyPath: path] ?? Tracked()
    surroundings[keyPath: path] = tracked
    now.audience.insert(.views)
    tracked.read()
  }
}
