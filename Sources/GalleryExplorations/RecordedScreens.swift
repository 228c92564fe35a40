package import Foundation
package import ScreenSessions
package import ScreenStates
import Gallery

extension SessionRecorder {
  /// Records a sample screen with all values, because the samples have no personal data.
  package static func everything<Kind: StateKind>(
    of screen: Screen<Kind>, named name: String, in file: URL,
    onProblem: @escaping @Sendable (String) -> Void = SessionRecorder.printProblem
  ) -> SessionRecorder {
    SessionRecorder(
      screen, named: name, to: .file(file),
      writing: [
        .kinds(of: Kind.self) { Written($0) }, .displays(of: Kind.self) { Written($0) },
        .kept(of: Kind.self) { Written($0) },
        .kinds(of: PlaybackKind.self), .displays(of: PlaybackKind.self),
        .kinds(of: RegistrationKind.self), .displays(of: RegistrationKind.self),
        .kinds(of: BookListKind.self), .displays(of: BookListKind.self),
        .kinds(of: BooksMessageKind.self), .displays(of: BooksMessageKind.self),
      ], onProblem: onProblem)
  }
}

/// A value that is encoded as JSON if possible, otherwise as text.
private struct Written: Encodable {
  let value: Any

  init(_ value: Any) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    if let value = value as? any Encodable {
      try value.encode(to: encoder)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode("\(value)")
    }
  }
}

/// A factory that makes no states, because a recorded session has the frames.
package struct NoStates<Kind: StateKind>: StateFactory {
  package init() {}

  package func makeState(for kind: Kind) -> Kind.StateClass {
    preconditionFailure("A replay enters no state.")
  }
}
