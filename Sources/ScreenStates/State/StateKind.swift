/// A value that says which state a screen is in, and what that state needs to begin.
///
/// Kinds are usually the cases of an enum, whose payloads are what the states need to begin. A
/// state requests the next state by its kind; a ``StateFactory`` makes the object. A kind is a
/// value, so it can be compared, logged, saved, and used to restore a screen.
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

  /// The base class of the screen's states: the app's own, which declares their requests, or
  /// `Screen<Self>.State`.
  associatedtype StateClass: Screen<Self>.State = Screen<Self>.State

  /// The type of the kept value, which no state may clear: typed text, a selection, a basket.
  associatedtype Kept = Void

  /// The name of the kind in paths, logs, refusals and diagrams.
  ///
  /// The default is the name of the enum's case, or of the type if it is not an enum; it never has
  /// a payload, because names are written to files and logs. Implement it for a kind that is not
  /// an enum, so that its values have different names, and for an enum that has its own
  /// `description`, which names the cases without a payload. In a target with the main actor as its
  /// default isolation, write `nonisolated var name`: without it, the factory does not compile.
  var name: String { get }

  /// Satisfied by every kind whose display is a value. The compiler rejects a class, because a
  /// screen would not see its changes.
  static var displayIsAValue: Void { get }
}

extension StateKind {
  /// The name of the enum's case, or of a type that is not an enum; never a payload.
  public var name: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return "\(Self.self)" }
    if let label = mirror.children.first?.label { return label }
    let name = String(describing: self)
    // In a program without the names of cases, Swift describes the bits, which are a payload.
    return name.hasSuffix(")") && name.hasPrefix("\(Self.self)(") ? "\(Self.self)" : name
  }
}

extension StateKind {
  /// The default for a display that is a value.
  public static var displayIsAValue: Void { () }
}

extension StateKind where Display: AnyObject {
  /// Unavailable, because a display may not be a class.
  @available(*, unavailable, message: "A display is a value: make it a structure.")
  public static var displayIsAValue: Void { () }
}
