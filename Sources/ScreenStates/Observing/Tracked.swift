public import Observation

/// Something that views read: Observation hears of each read and, from the first on, of each change.
///
/// A registrar cannot be asked whether anyone tracks, so a change is always told. That holds for
/// every kind of observer: those that end with the first change, and those that stay.
@usableFromInline final class Tracked: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  @usableFromInline init() {}

  private var value: Void { () }

  @usableFromInline func read() { registrar.access(self, keyPath: \.value) }

  @usableFromInline func willChange() { registrar.willSet(self, keyPath: \.value) }

  @usableFromInline func didChange() { registrar.didSet(self, keyPath: \.value) }
}

/// One element of the display that a view reads by itself.
@MainActor
@usableFromInline final class TrackedElement<Display> {
  @usableFromInline let path: PartialKeyPath<Display>
  @usableFromInline let tracked = Tracked()
  @usableFromInline let isDifferent: @MainActor (Display) -> Bool
  @usableFromInline var isChanging = false

  @inlinable init<Value: Equatable>(_ path: KeyPath<Display, Value>, settled: Display) {
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

  /// Compares the settled value with that of the frame that is about to settle.
  @inlinable func compare(with next: Display) { isChanging = isDifferent(next) }

  @inlinable func willChange() { if isChanging { tracked.willChange() } }

  @inlinable func didChange() { if isChanging { tracked.didChange() } }
}

extension Machine {
  /// Tells Observation that the display is read.
  @inlinable
  func readDisplay() { (now.surroundings?.display ?? track(&surroundings.display)).read() }

  /// Tells Observation that the kind, the path, or whether the screen runs is read.
  @inlinable func readPlace() { (now.surroundings?.place ?? track(&surroundings.place)).read() }

  /// Tells Observation that what is kept is read.
  func readKept() { (now.surroundings?.kept ?? track(&surroundings.kept)).read() }

  /// Tells Observation that one element of the display is read.
  @inlinable func readElement<Value: Equatable>(_ path: KeyPath<Kind.Display, Value>) {
    let elements = now.surroundings?.elements ?? []
    let known = elements.first { $0.path === path } ?? elements.first { $0.path == path }
    (known ?? track(path)).tracked.read()
  }

  @inlinable func track<Value: Equatable>(
    _ path: KeyPath<Kind.Display, Value>
  ) -> TrackedElement<Kind.Display> {
    let made = TrackedElement(path, settled: display)
    surroundings.elements.append(made)
    now.audience.insert(.views)
    return made
  }

  /// Tells Observation that the path has changed because a child has come or gone.
  ///
  /// That is no frame and no transition of this screen, so nobody else hears of it.
  func pathChanged() {
    guard let place = now.surroundings?.place, !now.unsettled.contains(.place) else { return }
    place.willChange()
    place.didChange()
  }

  /// Begins to tell Observation of the changes of something.
  @inlinable func track(_ tracked: inout Tracked?) -> Tracked {
    let made = Tracked()
    tracked = made
    now.audience.insert(.views)
    return made
  }
}
