public import ScreenStates

/// A part of what happens that a recorder writes beside the names: kinds, displays, or what is kept.
///
/// By default nothing of it is written, so that nobody's data is in a file by mistake. What an app asks
/// for is written for the screens of that kind alone, and may be shortened or hidden first:
///
/// ```swift
/// let recorder = SessionRecorder(
///   screen, named: "notes", to: .memory(last: 500),
///   writing: [
///     .kinds(of: NotebookKind.self) { kind in
///       if case .showing(let notes) = kind { ["notes": notes.count] } else { nil }
///     }
///   ])
/// ```
@MainActor
public struct SessionPart {
  enum Form { case kind, display, kept }

  let form: Form
  let kinds: any StateKind.Type
  /// The part of a value that is written.
  let part: @MainActor (Any) -> (any Encodable)?

  private init<Kind: StateKind, Whole>(
    _ form: Form, of kinds: Kind.Type, _ part: @escaping @MainActor (Whole) -> (any Encodable)?
  ) {
    self.form = form
    self.kinds = kinds
    self.part = { whole in (whole as? Whole).flatMap(part) }
  }

  /// Writes kinds with all that they carry.
  public static func kinds<Kind: StateKind & Encodable>(of kinds: Kind.Type) -> SessionPart {
    SessionPart(.kind, of: kinds) { (kind: Kind) in kind }
  }

  /// Writes kinds in another form, such as without private data; nil for the name alone.
  public static func kinds<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind) -> Written?
  ) -> SessionPart {
    SessionPart(.kind, of: kinds) { (kind: Kind) in form(kind) }
  }

  /// Writes what each frame shows.
  public static func displays<Kind: StateKind>(of kinds: Kind.Type) -> SessionPart
  where Kind.Display: Encodable {
    SessionPart(.display, of: kinds) { (display: Kind.Display) in display }
  }

  /// Writes what each frame shows in another form; nothing where that is nil.
  public static func displays<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind.Display) -> Written?
  ) -> SessionPart {
    SessionPart(.display, of: kinds) { (display: Kind.Display) in form(display) }
  }

  /// Writes what is kept, whenever it has changed.
  public static func kept<Kind: StateKind>(of kinds: Kind.Type) -> SessionPart
  where Kind.Kept: Encodable {
    SessionPart(.kept, of: kinds) { (kept: Kind.Kept) in kept }
  }

  /// Writes what is kept in another form; nothing where that is nil.
  public static func kept<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind.Kept) -> Written?
  ) -> SessionPart {
    SessionPart(.kept, of: kinds) { (kept: Kind.Kept) in form(kept) }
  }
}
