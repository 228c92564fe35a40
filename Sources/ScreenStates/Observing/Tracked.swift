internal import Observation

/// Notifies Observation of the reads and the changes of one thing that views read.
///
/// A registrar does not say whether anyone tracks a read, so every change is announced. That serves
/// observers that end with the first change as well as those that continue.
final class Tracked: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var value: Void { () }

  // Stored, because each use of the literal looks it up.
  private static let path: any KeyPath<Tracked, Void> & Sendable = \.value

  func read() { registrar.access(self, keyPath: Tracked.path) }

  func willChange() { registrar.willSet(self, keyPath: Tracked.path) }

  func didChange() { registrar.didSet(self, keyPath: Tracked.path) }
}

/// What views have read of a screen; each part is made when it is first read.
// A structure, because a transition reads it once: to read each part in the surroundings costs a fifth.
struct Views {
  var display: Tracked?
  var place: Tracked?
  var kept: Tracked?
  var elements: [TrackedElement] = []
}

extension Machine {
  /// Registers a read of the display with Observation.
  func readDisplay() {
    (now.surroundings?.views.display ?? track(&surroundings.views.display)).read()
  }

  /// Registers a read of the kind, the path, or `isRunning` with Observation.
  func readPlace() { (now.surroundings?.views.place ?? track(&surroundings.views.place)).read() }

  /// Registers a read of the kept value with Observation.
  func readKept() { (now.surroundings?.views.kept ?? track(&surroundings.views.kept)).read() }

  /// Notifies Observation that the path has changed because a child was added or removed.
  ///
  /// That is neither a frame nor a transition of this screen, so no observer is called.
  func pathChanged() {
    guard let place = now.surroundings?.views.place, !now.unsettled.contains(.place) else { return }
    place.willChange()
    place.didChange()
  }

  /// Makes a tracked property, whose changes are announced to Observation from now on.
  func track(_ tracked: inout Tracked?) -> Tracked {
    let made = Tracked()
    tracked = made
    now.audience.insert(.views)
    return made
  }

  /// Settles the frame between Observation's calls of `willSet` and `didSet`.
  func publish(_ changes: Changes) {
    var views = now.surroundings?.views ?? Views()
    if !changes.contains(.display) { (views.display, views.elements) = (nil, []) }
    if !changes.contains(.place) { views.place = nil }
    for element in views.elements { element.compare(in: self) }
    views.display?.willChange()
    views.place?.willChange()
    for element in views.elements where element.isDifferent { element.tracked.willChange() }
    _ = settleFrame()
    views.display?.didChange()
    views.place?.didChange()
    for element in views.elements where element.isDifferent { element.tracked.didChange() }
  }
}
