import Terminal

/// A terminal of the simplest kind, to see what the output makes of a screen.
///
/// It knows the orders that frames use, and notes everything else as a complaint.
struct VirtualScreen: Equatable {
  struct Cell: Equatable {
    var text = " "
    var style = "0"
  }

  private(set) var cells: [[Cell]]
  private(set) var complaints: [String] = []
  private let size: TerminalSize
  private var row = 0
  private var column = 0
  private var style = "0"

  init(_ size: TerminalSize, filledWith text: String = " ") {
    self.size = size
    let line = Array(repeating: Cell(text: text), count: size.columns)
    cells = Array(repeating: line, count: size.rows)
  }

  /// The letters of each row, without the blanks at its end.
  var lines: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  mutating func take(_ output: String) {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        guard rest.popFirst() == "[" else { return complaints.append("no CSI") }
        let parameters = rest.prefix { !$0.isLetter }
        rest.removeFirst(parameters.count)
        obey(String(parameters), rest.popFirst())
      } else {
        put(character)
      }
    }
    if style != "0" { complaints.append("style \(style) left in force") }
  }

  private mutating func obey(_ parameters: String, _ order: Character?) {
    switch order {
    case "m":
      style = parameters
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 2, (1...size.rows).contains(numbers[0]),
        (1...size.columns).contains(numbers[1])
      else { return complaints.append("cursor to \(parameters)") }
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "K":
      if column >= size.columns { complaints.append("erased at the last column") }
      for index in column..<size.columns { cells[row][index] = Cell(style: style) }
    case "J" where parameters == "2":
      for row in 0..<size.rows {
        for column in 0..<size.columns { cells[row][column] = Cell(style: style) }
      }
    case "h" where parameters == "?2026", "l" where parameters == "?2026":
      break
    default:
      complaints.append("\(parameters)\(order.map(String.init) ?? "")")
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    if width == 0 { return complaints.append("a character without a cell") }
    if column + width > size.columns { return complaints.append("past the last column") }
    cells[row][column] = Cell(text: String(character), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
  }
}
