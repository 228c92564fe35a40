import Observation

/// A screen's side of Observation: what has been read under tracking is told that it will change.
///
/// A registrar cannot be asked whether anyone tracks, and telling it costs more than a transition.
/// But it must keep the key path of each tracked read; so a key path object of which the screen
/// holds the only reference is tracked by no one.
@MainActor
final class Tracking<Kind: StateKind> {
  /// What a reader can depend on.
  struct Changes: OptionSet {
    let rawValue: UInt8
    /// The display.
    static var display: Changes { Changes(rawValue: 1) }
    /// The state, the kind, the path, and whether the screen runs.
    static var place: Changes { Changes(rawValue: 2) }
    /// What the screen keeps.
    static var kept: Changes { Changes(rawValue: 4) }
  }

  private let registrar = ObservationRegistrar()
  private var display: KeyPath<Screen<Kind>, Kind.Display>?
  private var place: KeyPath<Screen<Kind>, Kind>?
  private var kept: KeyPath<Screen<Kind>, Kind.Kept>?

  // Not inlinable: a specialised key path literal is one object for the whole process.
  init() {}

  func readDisplay(of screen: Screen<Kind>) {
    let path = display ?? \.display
    display = path
    registrar.access(screen, keyPath: path)
  }

  func readPlace(of screen: Screen<Kind>) {
    let path = place ?? \.kind
    place = path
    registrar.access(screen, keyPath: path)
  }

  func readKept(of screen: Screen<Kind>) {
    let path = kept ?? \.kept
    kept = path
    registrar.access(screen, keyPath: path)
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
