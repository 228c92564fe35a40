public import Observation

/// What a reader can depend on.
@usableFromInline
struct Changes: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The display.
  @inlinable static var display: Changes { Changes(rawValue: 1) }
  /// The state, the kind, the path, and whether the screen runs.
  @inlinable static var place: Changes { Changes(rawValue: 2) }
  /// What the screen keeps.
  @inlinable static var kept: Changes { Changes(rawValue: 4) }
}

/// A screen's side of Observation: what has been read under tracking is told that it will change.
///
/// A registrar cannot be asked whether anyone tracks, and telling it costs more than a transition.
/// But it must keep the key path of each tracked read; so a key path object of which the screen
/// holds the only reference is tracked by no one.
@MainActor
@usableFromInline
final class Tracking<Kind: StateKind> {
  @usableFromInline let registrar = ObservationRegistrar()
  @usableFromInline var display: KeyPath<Screen<Kind>, Kind.Display>?
  @usableFromInline var place: KeyPath<Screen<Kind>, Kind>?
  private var kept: KeyPath<Screen<Kind>, Kind.Kept>?

  // Not inlinable: a specialised key path literal is one object for the whole process.
  @usableFromInline
  init() {}

  @usableFromInline
  func readDisplay(of screen: Screen<Kind>) {
    let path = display ?? \.display
    display = path
    registrar.access(screen, keyPath: path)
  }

  @usableFromInline
  func readPlace(of screen: Screen<Kind>) {
    let path = place ?? \.kind
    place = path
    registrar.access(screen, keyPath: path)
  }

  @usableFromInline
  func readKept(of screen: Screen<Kind>) {
    let path = kept ?? \.kept
    kept = path
    registrar.access(screen, keyPath: path)
  }

  /// Whether someone tracks the display or the place, whichever is among the changes.
  @inlinable
  func isTracked(_ changes: Changes) -> Bool {
    if changes.contains(.display), display != nil, !isKnownUniquelyReferenced(&display) {
      return true
    }
    return changes.contains(.place) && place != nil && !isKnownUniquelyReferenced(&place)
  }

  /// Those of the changes that someone tracks.
  func tracked(_ changes: Changes) -> Changes {
    var tracked = changes
    if display == nil || isKnownUniquelyReferenced(&display) { tracked.remove(.display) }
    if place == nil || isKnownUniquelyReferenced(&place) { tracked.remove(.place) }
    if kept == nil || isKnownUniquelyReferenced(&kept) { tracked.remove(.kept) }
    return tracked
  }

  func willChange(_ changes: Changes, of screen: Screen<Kind>) {
    if changes.contains(.display), let display { registrar.willSet(screen, keyPath: display) }
    if changes.contains(.place), let place { registrar.willSet(screen, keyPath: place) }
    if changes.contains(.kept), let kept { registrar.willSet(screen, keyPath: kept) }
  }

  func didChange(_ changes: Changes, of screen: Screen<Kind>) {
    if changes.contains(.display), let display { registrar.didSet(screen, keyPath: display) }
    if changes.contains(.place), let place { registrar.didSet(screen, keyPath: place) }
    if changes.contains(.kept), let kept { registrar.didSet(screen, keyPath: kept) }
  }
}
