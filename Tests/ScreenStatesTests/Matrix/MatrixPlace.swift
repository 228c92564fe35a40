/// A place from which an action is tried, as the table names it.
enum MatrixPlace: String, CaseIterable, Codable {
  case beforeStart = "before start"
  case initOfState = "init"
  case factory
  case factoryOfUsed = "factory, used state"
  case factoryOfRestart = "factory, restarting"
  case guardYes = "canTransition, yes"
  case guardNo = "canTransition, no"
  case enter
  case enterHavingAsked = "enter, having asked"
  case enterFirst = "enter, first state"
  case exitForAnother = "exit, for another"
  case exitStopping = "exit, stopping"
  case exitLetGo = "exit, let go"
  case request
  case thenOfPerform = "then of perform"
  case thenNaming = "then of perform, naming b"
  case thenOfScreenPerform = "then of screen.perform"
  case report = "report of perform"
  case timer
  case screenTimer = "timer of the screen"
  case element = "element of follow"
  case screenElement = "element of screen.follow"
  case end = "end of follow"
  case keptChanged
  case update = "update block"
  case observer
  case lastObserver = "observer of the stop"
  case childReport = "child's report"
  case childEnter = "child's enter"
  case childExitLeaving = "child's exit, host leaves"
  case childExitStopping = "child's exit, host stops"
  case childExitLetGo = "child's exit, host let go"
  case afterExit = "after exit"
  case afterStop = "after stop"
  case letGo = "let go"
  case letGoLater = "let go, a turn later"

  /// Those that a row of the table is about.
  static func inRow(_ name: String) -> [MatrixPlace] {
    switch name {
    case "canTransition": [.guardYes, .guardNo]
    case "exit, for another": [.exitForAnother, .childExitLeaving]
    case "exit, stopping": [.exitStopping, .childExitStopping]
    case "exit, let go": [.exitLetGo, .childExitLetGo]
    case "result":
      [
        .thenOfPerform, .thenOfScreenPerform, .report, .timer, .screenTimer, .element,
        .screenElement, .end, .keptChanged, .childReport,
      ]
    default: MatrixPlace(rawValue: name).map { [$0] } ?? []
    }
  }
}
