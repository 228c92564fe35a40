internal import ScreenStates

/// One thing that happened, as it was.
///
/// Names and JSON are made of it later: both take longer than a transition.
@MainActor
struct RecordedEvent {
  var time: Duration
  var screen: Int
  /// What happened, without names and payloads.
  var event: Session.Event
  /// The kind that the event names.
  var kind: (any StateKind)?
  /// What is written beside the names: of the kind, of the display, or of what is kept.
  var value: (any Encodable)?
}

/// Makes the steps of a session out of entries, in their order.
@MainActor
struct Steps {
  private var places = Places()

  /// What could not be written, a sentence each, the first ten.
  private(set) var problems: [String] = []

  /// The step that an entry stands for.
  mutating func step(for entry: RecordedEvent) -> Session.Step {
    let payload = payload(of: entry)
    let place = entry.kind.map { Session.Place($0.name, payload: payload) }
    var event = entry.event
    switch event {
    case .hosted: break
    case .running(let unnamed): event = .running(in: place ?? unnamed)
    case .frame: event = .frame(payload)
    case .kept: event = .kept(payload)
    case .request(_, _, let cause, let outcome):
      let from = places.all[entry.screen]?.name
      event = .request(from: from, to: place, cause: cause, outcome: outcome)
    }
    places.take(event, of: entry.screen)
    let names = places.names(hosting: entry.screen) + [places.all[entry.screen]?.name ?? ""]
    return Session.Step(
      time: entry.time, screen: entry.screen,
      path: names.filter { !$0.isEmpty }.joined(separator: "/"), event: event)
  }

  private mutating func payload(of entry: RecordedEvent) -> Session.Payload? {
    do {
      return try entry.value.map { try Session.Payload($0) }
    } catch {
      let part = entry.event == .frame(nil) ? "A display" : "What is kept"
      let what = entry.kind.map { "The kind \($0.name)" } ?? part
      if problems.count < 10 {
        problems.append("\(what) cannot be written as JSON, and was left out: \(error)")
      }
      return nil
    }
  }
}
