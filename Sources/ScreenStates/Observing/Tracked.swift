public import Observation

/// Notifies Observation of the reads and the changes of one thing that views read.
///
/// A registrar does not say whether anyone tracks a read, so every change is announced. That serves
/// observers that end with the first change as well as those that continue.
@usableFromInline final class Tracked: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  @usableFromInline init() {}

  private var value: Void { () }

  @usableFromInline func read() { registrar.access(self, keyPath: \.value) }

  @usableFromInline func willChange() { registrar.willSet(self, keyPath: \.value) }

  @usableFromInline func didChange() { registrar.didSet(self, keyPath: \.value) }
}

/// One element of the display that a view has read.
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
      // The old value is released after the access: its deinit may run the app's code.
      _ = exchange(&last, with: value)
      return true
    }
  }

  /// Compares the element's last settled value with its value in the next frame.
  @inlinable func compare(with next: Display) { isChanging = isDifferent(next) }

  @inlinable func willChange() { if isChanging { tracked.willChange() } }

  @inlinable func didChange() { if isChanging { tracked.didChange() } }
}

extension Machine {
  /// Registers a read of the display with Observation.
  @inlinable
  func readDisplay() { (now.surroundings?.display ?? track(&surroundings.display)).read() }

  /// Registers a read of the kind, the path, or `isRunning` with Observation.
  @inlinable func readPlace() { (now.surroundings?.place ?? track(&surroundings.place)).read() }

  /// Registers a read of the kept value with Observation.
  func readKept() { (now.surroundings?.kept ?? track(&surroundings.kept)).read() }

  /// Registers a read of one element of the display with Observation.
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

  /// Notifies Observation that the path has changed because a child was added or removed.
  ///
  /// That is neither a frame nor a transition of this screen, so no observer is called.
  func pathChanged() {
    guard let place = now.surroundings?.place, !now.unsettled.contains(.place) else { return }
    place.willChange()
    place.didChange()
  }

  /// Makes a tracked property, whose changes are announced to Observation from now on.
  @inlinable func track(_ tracked: inout Tracked?) -> Tracked {
    let made = Tracked()
    tracked = made
    now.audience.insert(.views)
    return made
  }
}
