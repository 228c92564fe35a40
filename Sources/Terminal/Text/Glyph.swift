/// One character as it stands on a line.
struct Glyph: Sendable, Hashable {
  let character: Character
  let style: TextStyle
  let width: Int

  init(character: Character, style: TextStyle) {
    self.character = character
    self.style = style
    width = character.displayWidth
  }

  /// Whether a line may be broken here, and nobody would see this at its end.
  var isSpace: Bool { character == " " }
}
