internal import ScreenStates

/// A recorded event before its names and JSON are made, which takes longer than a transition.
@MainActor
struct RecordedEvent {
  /// The line, without names, value and path.
  var line: Line
  /// The screen, until it is released.
  weak var screen: AnyObject?
  /// The kind that the event names.
  var kind: (any StateKind)?
  /// What is written in addition to names: a kind, a display, or a kept value.
  var value: (any Encodable)?

  /// The line, with everything that needs the main actor; calls `report` with a sentence if the
  /// value cannot be written.
  func told(report: (String) -> Void) -> Line {
    var line = line
    if line.kind == nil { line.to = kind?.name }
    guard let value else { return line }
    do {
      let payload = try Session.Payload(value)
      if let obstacle = payload.obstacle {
        report("\(type(of: value)) \(obstacle), and was left out.")
      } else {
        line.value = payload
      }
    } catch {
      report("\(type(of: value)) cannot be written as JSON, and was left out: \(error)")
    }
    return line
  }
}

extension Places {
  /// Completes a line with the names of kinds and its path.
  mutating func complete(_ line: inout Line) {
    if let kind = line.kind { line.to = kind.name }
    if line.event == .request { line.from = all[line.screen]?.name }
    // A stop ends the hosting; its path is that of the host.
    let former = names(hosting: line.screen)
    if let step = line.step { take(step.event, of: line.screen) }
    let hosts = line.event == .hosted ? names(hosting: line.screen) : former
    let names = hosts + [all[line.screen]?.name ?? ""]
    line.path = names.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
