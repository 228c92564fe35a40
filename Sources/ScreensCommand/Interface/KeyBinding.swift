package import Terminal

/// An action of some keys, with its texts for the help and the footer.
@MainActor
package struct KeyBinding {
  /// How the footer shows a binding.
  package enum Look { case plain, faint, on }

  package let keys: [Key]
  /// The sign of the keys in the help and the footer.
  package let sign: String
  /// The action in a word, for the footer; empty if only the help lists the binding.
  package var name: String
  /// The action in a sentence, for the help.
  let meaning: String
  /// Faint if the current state would ignore the request, on if it is an option that is set.
  let look: Look
  package let action: (Key) -> Void

  package init(
    _ keys: [Key], _ sign: String, _ name: String, _ meaning: String, _ look: Look = .plain,
    action: @escaping (Key) -> Void
  ) {
    (self.keys, self.sign, self.name, self.meaning) = (keys, sign, name, meaning)
    (self.look, self.action) = (look, action)
  }

  /// The binding that quits.
  static func quit(_ action: @escaping (Key) -> Void) -> KeyBinding {
    KeyBinding(
      [.character("q")], "q", "quit", "quit, as Control-C does at any time", action: action)
  }

  /// The keys of the first nine numbers.
  static func digits(_ count: Int) -> [Key] {
    (1...max(min(count, 9), 1)).map { .character(Character("\($0)")) }
  }

  /// The keys that move a position from 0 to `last`; those that would not move it are left out.
  static func moving(
    from position: Int, last: Int, page: Int, _ name: String, _ go: @escaping (Int) -> Void
  ) -> [KeyBinding] {
    // One line of the old page stays visible, as an anchor for the eye.
    let page = max(page - 1, 2)
    func binding(
      _ sign: String, _ name: String, _ meaning: String, _ steps: [(keys: [Key], by: Int)]
    ) -> KeyBinding? {
      let live = steps.flatMap { step in
        step.keys.map { (key: $0, to: min(max(position + step.by, 0), max(last, 0))) }
      }.filter { $0.to != position }
      if live.isEmpty { return nil }
      return KeyBinding(live.map(\.key), sign, name, meaning) { key in
        live.first { $0.key == key }.map { go($0.to) }
      }
    }
    return [
      binding(
        "↑↓ jk", name, "a line up or down",
        [([.up, .character("k")], -1), ([.down, .character("j")], 1)]),
      binding(
        "PgUp PgDn", "", "a page; also Ctrl-B and Ctrl-F",
        [([.pageUp, .control("b")], -page), ([.pageDown, .control("f")], page)]),
      binding(
        "Ctrl-U Ctrl-D", "", "half a page",
        [([.control("u")], -page / 2), ([.control("d")], page / 2)]),
      binding(
        "g G", "", "to the start or the end; also Home and End",
        [([.home, .character("g")], -position), ([.end, .character("G")], last - position)]),
    ].compactMap(\.self)
  }

  /// The footer's entry.
  var hint: StyledLine {
    switch look {
    case .on: StyledLine(" \(sign) \(name) ", [.bold, .reversed])
    case .faint: StyledLine("\(sign) \(name)", .dim)
    case .plain: StyledLine(sign, .bold) + StyledLine(" \(name)")
    }
  }
}

extension [KeyBinding] {
  /// The lines of the footer, with as many keys as there is room for.
  ///
  /// Faint keys are left out first, then those at the end. The key of the help always stays.
  @MainActor
  func foot(columns: Int, rows: Int) -> [StyledLine] {
    let shown = filter { !$0.name.isEmpty }
    let last = shown.filter { ["help", "quit"].contains($0.name) }
    let others = shown.filter { !["help", "quit"].contains($0.name) }
    let live = others.filter { $0.look != .faint }
    let choices =
      [others + last] + (0...live.count).reversed().map { live.prefix($0) + last }
      + [Array(last.prefix(1)), []]
    for choice in choices {
      let lines = choice.reduce(into: [StyledLine]()) { lines, binding in
        let joined = (lines.last ?? "") + StyledLine("  ") + binding.hint
        if lines.isEmpty || joined.displayWidth > columns {
          lines.append(binding.hint)
        } else {
          lines[lines.count - 1] = joined
        }
      }
      if lines.count <= rows, lines.allSatisfy({ $0.displayWidth <= columns }) {
        return lines.filled(to: rows)
      }
    }
    return []
  }

  /// The content of the help: all present keys, and further information.
  @MainActor
  func help(writable: [String]) -> [TextBlock] {
    let width = map(\.sign.displayWidth).max() ?? 0
    func title(_ text: String) -> TextBlock {
      TextBlock(StyledLine(text, [.bold, .cyan]))
    }
    let keys = map { binding in
      TextBlock(
        StyledLine("  ") + StyledLine(binding.sign, .bold).padded(to: width + 2)
          + StyledLine(binding.meaning, binding.look == .faint ? .dim : .plain))
    }
    let marks = [
      "  ✓  a transition, with what it led to", "  –  the state does not answer this request",
      "  ◇  the state answers this request, but its guard refused it",
      "  ✗  dropped: an answer that came after its state had exited",
    ].map { TextBlock($0) }
    let typed = writable.isEmpty ? [] : [TextBlock(""), title("Requests to type after :")]
    return [title("Keys")] + keys + [TextBlock(""), title("Marks in the log")] + marks + typed
      + writable.map { TextBlock(StyledLine($0)) }
  }
}
