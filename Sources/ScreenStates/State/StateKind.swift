/// A value that says which state a screen is in, and with what.
///
/// Kinds are usually the cases of an enum, with what the state needs to begin as payload. A state
/// asks for the next state by naming its kind; a ``StateFactory`` makes the object. Because a kind
/// is a value it can be compared, logged, saved, and used to restore a screen.
///
/// ```swift
/// enum LampKind: StateKind {
///   typealias Display = LampDisplay
///   typealias StateClass = LampState
///   case off, on
/// }
/// ```
public protocol StateKind {
  /// What the screen shows.
  associatedtype Display: ScreenDisplay

  /// The base class of the screen's states: the app's own, which lists the requests that they
  /// answer, or `Screen<Self>.State`.
  associatedtype StateClass: Screen<Self>.State = Screen<Self>.State

  /// What the user or the world owns and no state may blank: typed text, a selection, a basket.
  associatedtype Kept = Void

  /// What the kind is called in paths, logs, refusals and diagrams.
  ///
  /// The default is the name of the enum's case. Write it yourself for a kind that is not an enum,
  /// or that has a `description` of its own.
  var name: String { get }
}

extension StateKind {
  /// The name of the enum's case, without its payload.
  public var name: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum, let label = mirror.children.first?.label else {
      return String(describing: self)
    }
    return label
  }
}
