public import ScreenStates

/// A part that a recorder writes in addition to names: kinds, displays, or kept values.
///
/// By default a recorder writes no part, so no personal data gets into a file by mistake. It writes
/// a part only for screens with that type of kind; a closure can shorten or hide values first.
@MainActor
public struct SessionPart {
  enum Form { case kind, display, kept }

  let form: Form
  let kinds: any StateKind.Type
  /// Returns the written form of a value.
  let part: @MainActor (Any) -> (any Encodable)?

  private init<Kind: StateKind, Whole>(
    _ form: Form, of kinds: Kind.Type, _ part: @escaping @MainActor (Whole) -> (any Encodable)?
  ) {
    self.form = form
    self.kinds = kinds
    self.part = { whole in (whole as? Whole).flatMap(part) }
  }

  /// Writes kinds with their payload.
  public static func kinds<Kind: StateKind & Encodable>(of kinds: Kind.Type) -> SessionPart {
    SessionPart(.kind, of: kinds) { (kind: Kind) in kind }
  }

  /// Writes kinds in another form, such as without private data; nil writes the name alone.
  public static func kinds<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind) -> Written?
  ) -> SessionPart {
    SessionPart(.kind, of: kinds) { (kind: Kind) in form(kind) }
  }

  /// Writes the display of each frame.
  public static func displays<Kind: StateKind>(of kinds: Kind.Type) -> SessionPart
  where Kind.Display: Encodable {
    SessionPart(.display, of: kinds) { (display: Kind.Display) in display }
  }

  /// Writes the display of each frame in another form; nil writes nothing.
  public static func displays<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind.Display) -> Written?
  ) -> SessionPart {
    SessionPart(.display, of: kinds) { (display: Kind.Display) in form(display) }
  }

  /// Writes the kept value, whenever it has changed.
  public static func kept<Kind: StateKind>(of kinds: Kind.Type) -> SessionPart
  where Kind.Kept: Encodable {
    SessionPart(.kept, of: kinds) { (kept: Kind.Kept) in kept }
  }

  /// Writes the kept value in another form; nil writes nothing.
  public static func kept<Kind: StateKind, Written: Encodable>(
    of kinds: Kind.Type, as form: @escaping @MainActor (Kind.Kept) -> Written?
  ) -> SessionPart {
    SessionPart(.kept, of: kinds) { (kept: Kind.Kept) in form(kept) }
  }
}
