import Terminal

/// An action of some keys, with its texts for the help and the footer.
@MainActor
struct KeyBinding {
  /// The section of the help that lists the binding.
  enum Section: String, CaseIterable {
    case sample = "This screen"
    case answer = "The next answer of the service"
    case panes = "The interface"
    case moving = "Moving"
  }

  /// The keys.
  let keys: [Key]
  /// The sign of the keys in the help and the footer.
  let sign: String
  /// The action in a word, for the footer; empty if only the help lists the binding.
  var name: String
  /// The action in a sentence, for the help.
  let meaning: String
  /// The section of the help that lists the binding.
  let section: Section
  /// Whether the current state would ignore the request.
  let isFaint: Bool
  /// Whether the option that the keys switch is on.
  let isOn: Bool
  /// Performs the action.
  let action: (Key) -> Void

  init(
    _ keys: [Key], _ sign: String, _ name: String, _ meaning: String, _ section: Section,
    isFaint: Bool = false, isOn: Bool = false, action: @escaping (Key) -> Void
  ) {
    (self.keys, self.sign, self.name, self.meaning) = (keys, sign, name, meaning)
    (self.section, self.isFaint, self.isOn, self.action) = (section, isFaint, isOn, action)
  }

  /// The help's entry: the sign, and beside it the meaning.
  func explanation(signColumns: Int) -> TextBlock {
    let head = StyledLine("  ") + StyledLine(sign, .bold).padded(to: signColumns + 2)
    let text = StyledLine(meaning, isFaint ? .dim : .plain)
    return TextBlock { columns in
      let indent = head.displayWidth
      guard columns > 2 * indent else { return (head + text).wrapped(keepingIndentTo: columns) }
      return text.wrapped(to: columns - indent).enumerated().map { index, line in
        index == 0 ? head + line : line.indented(by: indent)
      }
    }
  }

  /// The footer's entry.
  var hint: StyledLine {
    if isOn { return StyledLine(" \(sign) \(name) ", [.bold, .reversed]) }
    if isFaint { return StyledLine("\(sign) \(name)", .dim) }
    return StyledLine(sign, .bold) + StyledLine(" \(name)")
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
    let live = others.filter { !$0.isFaint }
    let choices =
      [others + last] + (0...live.count).reversed().map { live.prefix($0) + last }
      + [Array(last.prefix(1))]
    for choice in choices {
      var lines: [StyledLine] = []
      for binding in choice {
        let joined = (lines.last ?? "") + StyledLine("  ") + binding.hint
        if !lines.isEmpty, joined.displayWidth <= columns {
          lines[lines.count - 1] = joined
        } else {
          lines.append(binding.hint)
        }
      }
      if lines.count <= rows, lines.allSatisfy({ $0.displayWidth <= columns }) {
        return lines + Array<StyledLine>(repeating: StyledLine(), count: rows - lines.count)
      }
    }
    return Array<StyledLine>(repeating: StyledLine(), count: rows)
  }

  /// The content of the help: all present keys, and further information.
  @MainActor
  func help(writable: [String]) -> [TextBlock] {
    let width = map(\.sign.displayWidth).max() ?? 0
    var blocks: [TextBlock] = []
    func add(_ title: String) {
      if !blocks.isEmpty { blocks.append(TextBlock(StyledLine())) }
      blocks.append(TextBlock(StyledLine(title, [.bold, .foreground(.cyan)])))
    }
    for section in KeyBinding.Section.allCases {
      let bindings = filter { $0.section == section }
      if bindings.isEmpty { continue }
      add(section.rawValue)
      blocks += bindings.map { $0.explanation(signColumns: width) }
    }
    add("Marks in the log")
    blocks += [
      "  ✓  a transition, with what it led to", "  –  the state does not answer this request",
      "  ◇  the state answers this request, but its guard refused it",
      "  ✗  dropped: an answer that came after its state had exited",
    ].map { TextBlock($0) }
    if !writable.isEmpty {
      add("Requests that can be typed after :")
      blocks += writable.map { TextBlock(StyledLine($0)) }
    }
    return blocks
  }
}
