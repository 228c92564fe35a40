import Testing

/// One cell of the table: an action, a place, and the outcome that the rules give.
struct Cell: Codable, Sendable, CustomTestStringConvertible {
  let place: MatrixPlace
  let action: Action
  let outcome: String

  var testDescription: String { "\(action.rawValue) @ \(place.rawValue): \(outcome)" }

  /// Whether a debug build tells of a mistake.
  var isMistake: Bool {
    switch outcome {
    case "guarding", "leaving", "superseded", "notEntered": true
    case "discarded": place == .guardYes || place == .guardNo
    case "notRunning": place == .beforeStart
    case "unrecorded": place == .initOfState
    default: place == .factoryOfUsed || isSecondRequest
    }
  }

  // The kind that the `then` names comes second.
  private var isSecondRequest: Bool {
    place == .thenNaming && [.stateTransition, .screenTransition, .sending].contains(action)
  }

  /// All cells of the table.
  static let all: [Cell] = TableText(RuleTable.text).cells.flatMap { cell in
    MatrixPlace.inRow(cell.row).flatMap { place in
      Action.inColumn(cell.column).map { Cell(place: place, action: $0, outcome: cell.text) }
    }
  }
}
