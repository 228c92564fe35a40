import Terminal

/// Something that keys do just now: what is shown of them and what is done come from one place.
@MainActor
struct KeyBinding {
  /// Where the help tells of it.
  enum Section: String, CaseIterable {
    case sample = "This screen"
    case answer = "The next answer of the service"
    case panes = "The interface"
    case moving = "Moving"
  }

  /// The keys.
  let keys: [Key]
  /// How they are written.
  let sign: String
  /// What they do, in a word, for the foot; empty for what stands in the help alone.
  var name = ""
  /// What they do, in a sentence, for the help.
  let meaning: String
  /// Where the help tells of it.
  let section: Section
  /// Whether the state would ignore it now, on the record.
  var isFaint = false
  /// Whether it is on.
  var isOn = false
  /// Does it; false if the person leaves.
  let action: (Key) -> Bool
}

extension KeyBinding {
  /// A binding of one key after which the person stays.
  init(
    _ key: Key, _ sign: String, _ name: String = "", _ meaning: String, _ section: Section,
    isFaint: Bool = false, isOn: Bool = false, _ action: @escaping () -> Void
  ) {
    self.init(
      keys: [key], sign: sign, name: name, meaning: meaning, section: section, isFaint: isFaint,
      isOn: isOn
    ) { _ in
      action()
      return true
    }
  }

  /// How it stands in the foot.
  var hint: StyledLine {
    if isOn { return StyledLine(" \(sign) \(name) ", [.bold, .reversed]) }
    if isFaint { return StyledLine("\(sign) \(name)", .dim) }
    return StyledLine(sign, .bold) + StyledLine(" \(name)")
  }
}

extension [KeyBinding] {
  /// The lines at the foot: as many of the keys as there is room for.
  ///
  /// First the faint ones go, then those at the end; the help, which names them all, stays.
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

  /// The help: all that keys do now, and what else there is to know.
  @MainActor
  func help(writable: [String]) -> [StyledLine] {
    let width = map(\.sign.displayWidth).max() ?? 0
    var lines: [StyledLine] = []
    for section in KeyBinding.Section.allCases {
      let bindings = filter { $0.section == section }
      if bindings.isEmpty { continue }
      lines += [StyledLine(section.rawValue, [.bold, .foreground(.cyan)])]
      lines += bindings.map { binding in
        StyledLine("  ") + StyledLine(binding.sign, .bold).padded(to: width)
          + StyledLine("  \(binding.meaning)", binding.isFaint ? .dim : .plain)
      }
      lines.append(StyledLine())
    }
    lines += [StyledLine("What the log says", [.bold, .foreground(.cyan)])]
    lines += [
      "  ✓  it was done, and what came of it", "  –  the state does not answer this request",
      "  ◇  the state answers it, and its guard held it back",
      "  ✗  dropped: an answer that came after its state had left", "",
    ]
    if !writable.isEmpty {
      lines += [StyledLine("What can be written after : just now", [.bold, .foreground(.cyan)])]
      lines += writable.map { StyledLine($0) }
    }
    return lines
  }
}
