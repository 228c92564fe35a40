import ScreenStates

/// What a still screen shows in one of its kinds.
package struct Still {
  /// The names of the kinds of the screen and its children.
  package let path: String
  /// The display as text.
  package let lines: [String]

  init(_ path: String, _ lines: [String]) {
    self.path = path
    self.lines = lines
  }

  /// The stills of a screen, one for each kind.
  ///
  /// - Parameters:
  ///   - kinds: An example of each kind.
  ///   - host: The host's kind, if the screen is hosted.
  ///   - lines: Writes a display as text.
  ///   - make: Makes a still screen in a kind.
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
