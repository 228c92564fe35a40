internal import ScreenStates

/// One recorded event, before names and JSON are made.
///
/// Both are made later, because they take longer than a transition.
@MainActor
struct RecordedEvent {
  var time: Duration
  var screen: Int
  /// What happened, without names and payloads.
  var event: Session.Event
  /// The kind that the event names.
  var kind: (any StateKind)?
  /// What is written in addition to the names: of the kind, the display, or the kept value.
  var value: (any Encodable)?
}

/// Turns entries into the steps of a session, in their order.
@MainActor
struct Steps {
  private var places = Places()

  /// The first ten things that could not be written, a sentence each.
  private(set) var problems: [String] = []

  /// The step for an entry.
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
      let part = entry.event == .frame(nil) ? "A display" : "The kept value"
      let what = entry.kind.map { "The kind \($0.name)" } ?? part
      if problems.count < 10 {
        problems.append("\(what) cannot be written as JSON, and was left out: \(error)")
      }
      return nil
    }
  }
}
