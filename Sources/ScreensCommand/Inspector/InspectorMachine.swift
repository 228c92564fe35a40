import Terminal

/// One screen of the inspector: its states, with the current one lit and the last way marked.
struct InspectorMachine {
  private let machine: InspectorModel.Machine
  private let columns: Int

  init(_ machine: InspectorModel.Machine, columns: Int) {
    self.machine = machine
    self.columns = columns
  }

  /// One state a line; a line beside them leads from the last state to the current one.
  var list: [StyledLine] {
    let width = machine.states.map(\.displayWidth).max() ?? 0
    return [heading]
      + machine.states.indices.map { index in
        let state = machine.states[index]
        let rail = StyledLine(rail(index), .foreground(.green))
        let line = label(of: state).padded(to: width + 3) + rail
        guard state == machine.current, let last = machine.last, last.to == state else {
          return line
        }
        let again = last.from == state ? "again: " : ""
        return line + StyledLine(" \(again)\(last.cause)", .dim)
      }
  }

  /// The piece of the line between the last state and the current one that stands beside a state.
  private func rail(_ index: Int) -> String {
    guard let from = cameFrom.flatMap({ machine.states.firstIndex(of: $0) }),
      let to = machine.states.firstIndex(of: machine.current)
    else { return "" }
    let (upper, lower) = (min(from, to), max(from, to))
    if index < upper || index > lower { return "" }
    if index == to { return index == upper ? "◀╮" : "◀╯" }
    return index == from ? (index == upper ? "─╮" : "─╯") : " │"
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
    if state == cameFrom { return StyledLine("○ ", .foreground(.green)) + StyledLine(state) }
    return StyledLine("· \(state)", .dim)
  }
}
