import Terminal

/// One screen of the inspector: its states, with the current one lit and the last way marked.
struct InspectorMachine {
  private let machine: InspectorModel.Machine
  private let columns: Int

  init(_ machine: InspectorModel.Machine, columns: Int) {
    self.machine = machine
    self.columns = columns
  }

  /// One state a line; where the last transition came from and what led to it stand beside.
  var list: [StyledLine] {
    let width = machine.states.map(\.displayWidth).max() ?? 0
    return [heading]
      + machine.states.map { state in
        let name = label(of: state).padded(to: width + 3)
        guard state == machine.current, let last = machine.last, last.to == state else {
          return name + (state == cameFrom ? StyledLine("╮", .foreground(.green)) : "")
        }
        let way = last.from.map { $0 == state ? "again" : "from \($0)" } ?? ""
        return name + StyledLine(cameFrom == nil ? " " : "╯ ", .foreground(.green))
          + StyledLine([way, last.cause].filter { !$0.isEmpty }.joined(separator: ": "), .dim)
      }
  }

  /// The states side by side, and the last transition below them.
  var flow: [StyledLine] {
    var lines: [StyledLine] = []
    for state in machine.states {
      let label = label(of: state)
      if let last = lines.last, (last + " " + label).displayWidth <= columns {
        lines[lines.count - 1] = last + " " + label
      } else {
        lines.append(label)
      }
    }
    var way: [StyledLine] = []
    if let last = machine.last { way = ["  " + InspectorEntry(last).way] }
    return [heading] + lines + way
  }

  private var heading: StyledLine { StyledLine("States of \(machine.name)", .bold) }

  /// Where the last transition came from, if that is another state.
  private var cameFrom: String? {
    guard let last = machine.last, last.to == machine.current, last.from != machine.current else {
      return nil
    }
    return last.from
  }

  private func label(of state: String) -> StyledLine {
    if state == machine.current {
      return StyledLine("▶ ", [.bold, .foreground(.green)]) + StyledLine(state, [.bold, .reversed])
    }
    return StyledLine(state == cameFrom ? "○ " : "· ", state == cameFrom ? .foreground(.green) : .dim)
      + StyledLine(state, state == cameFrom ? .plain : .dim)
  }
}
