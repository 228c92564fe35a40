internal import ScreenStates

/// Makes the steps of a session out of entries, in their order.
@MainActor
struct Steps {
  private var places = Places<any StateKind>()

  /// What could not be written, a sentence each, the first ten.
  private(set) var problems: [String] = []

  /// The step that an entry stands for.
  mutating func step(for entry: RecordedEvent) -> Session.Step {
    places.take(entry)
    return Session.Step(
      time: entry.time, screen: entry.screen, path: places.path(to: entry.screen),
      event: event(of: entry))
  }

  private mutating func event(of entry: RecordedEvent) -> Session.Event {
    switch entry.event {
    case .hosted(let host): return .hosted(by: host)
    case .running(let kind, let value): return .running(in: place(kind, value))
    case .frame(let display): return .frame(payload(display, "A display"))
    case .kept(let kept): return .kept(payload(kept, "What is kept"))
    case .request(let from, let to, let value, let cause, let outcome):
      return .request(
        from: from?.name, to: to.map { place($0, value) }, cause: cause, outcome: outcome.ofStep)
    }
  }

  private mutating func place(
    _ kind: any StateKind, _ value: (any Encodable)?
  ) -> Session.Place {
    let name = kind.name
    return Session.Place(name, payload: payload(value, "The kind \(name)"))
  }

  private mutating func payload(_ value: (any Encodable)?, _ what: String) -> Session.Payload? {
    guard let value else { return nil }
    do {
      return try Session.Payload(value)
    } catch {
      guard problems.count < 10 else { return nil }
      problems.append("\(what) cannot be written as JSON, and was left out: \(error)")
      return nil
    }
  }
}

extension RecordedEvent.Outcome {
  fileprivate var ofStep: Session.Outcome {
    switch self {
    case .taken: .taken
    case .ignored: .ignored
    case .refused(let refusal):
      .refused(reason: refusal.reason.rawValue, sentence: refusal.description)
    }
  }
}
