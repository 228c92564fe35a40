import ScreenStates

/// What a screen shows in one of its kinds when it stands still.
package struct Still {
  /// The names of the kinds on the whole way in.
  package let path: String
  /// What is shown.
  package let lines: [String]

  init(_ path: String, _ lines: [String]) {
    self.path = path
    self.lines = lines
  }

  /// The stills of a screen, one for each kind.
  ///
  /// - Parameters:
  ///   - kinds: An example of each kind.
  ///   - host: The kind that hosts the screen, if there is one.
  ///   - lines: A display as text.
  ///   - make: Makes a still screen of a kind.
  /// - Returns: The stills, in the order of the kinds.
  @MainActor
  static func each<Kind: StateKind>(
    _ kinds: [Kind], inside host: String? = nil, lines: (Kind.Display) -> [String],
    make: (Kind) -> Screen<Kind>
  ) -> [Still] {
    kinds.map { kind in
      let screen = make(kind)
      let path = [host, screen.path].compactMap(\.self).joined(separator: "/")
      return Still(path, lines(screen.display))
    }
  }
}
