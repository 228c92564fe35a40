/// A text with tables in it: a line of column names, a rule, and a line for each row.
struct TableText {
  struct Cell {
    let row: String
    let column: String
    let text: String
  }

  let cells: [Cell]

  init(_ text: String) {
    var cells: [Cell] = []
    var columns: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let fields = line.split(separator: "|").map(TableText.trimmed)
      if fields.count < 2 {
        columns = []
      } else if columns.isEmpty {
        columns = fields
      } else if !line.hasPrefix("--") {
        for (column, text) in zip(columns, fields).dropFirst() {
          cells.append(Cell(row: fields[0], column: column, text: text))
        }
      }
    }
    self.cells = cells
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first == " " { field.removeFirst() }
    while field.last == " " { field.removeLast() }
    return String(field)
  }
}
