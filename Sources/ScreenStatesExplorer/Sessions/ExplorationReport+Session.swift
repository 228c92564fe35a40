public import ScreenSessions
internal import ScreenStatesTestKit

extension ExplorationReport {
  /// Checks that some history of the explored screen takes each step of a session.
  ///
  /// A step that the explorer never saw has one of three causes: the app was built from other code,
  /// the test lacks an input, or a bound of the explorer was reached. The sentence names the step,
  /// its place, and the nearest step that the explorer saw.
  ///
  /// ```swift
  /// let report = await notebookExplorer().explore()
  /// try report.check(session)
  /// ```
  ///
  /// It compares the hosts' kinds, the kind, the requested kind, the cause and the outcome by name.
  /// A restored screen may start in any sample's kind. A start of a running screen is passed over.
  ///
  /// - Parameter session: The recorded session of a screen with the same kinds.
  /// - Throws: A ``ScreenStatesTestKit/FailedCheck`` with a sentence for each such step, once.
  public func check(_ session: Session) throws {
    let objections = session.hostedSteps.enumerated().compactMap { index, pair in
      objection(to: pair.step, below: pair.hosts).map { why in
        let place = pair.hosts.isEmpty ? "" : " in \(pair.hosts.joined(separator: "/"))"
        return ("\(pair.step.text)\(place): \(why)", index + 1)
      }
    }
    try FailedCheck.check(
      "the session \"\(session.name)\"",
      objections.grouped().map { sentence, numbers in "step \(numbers[0]), \(sentence)" })
  }

  /// Why the explored screen cannot take a step; nil if it can.
  private func objection(to step: Session.Step, below hosts: [String]) -> String? {
    guard case .request(let from, let to, let cause, let outcome) = step.event else { return nil }
    switch (outcome, from, to?.name) {
    case (.taken, _, nil), (.refused("alreadyRunning", _), _, _): return nil
    case (.taken, nil, let kind?):
      let starts = starts.filter { $0.host == hosts }.map(\.kind)
      if starts.contains(kind) || hosts.isEmpty && samples.contains(kind) { return nil }
      let sampled = hosts.isEmpty ? ", and no sample has this kind" : ""
      return "a screen that starts there was never seen\(sampled); " + seen(starts)
    case (.taken, let from?, let to?):
      let leaving = transitions.filter { $0.host == hosts && $0.from == from }
      guard let same = leaving.first(where: { $0.to == to }) else {
        let ways = leaving.flatMap { way in way.causes.map { "\(way.from) → \(way.to): \($0)" } }
        return "this transition was never seen; " + seen(ways)
      }
      return same.causes.contains(cause)
        ? nil : "this transition was seen, but never with this cause; " + seen(same.causes)
    case (_, _, let to):
      var reason: String?
      if case .refused(let rule, _) = outcome { reason = rule }
      let near = (reason == nil ? ignored : refused).filter { $0.host == hosts && $0.from == from }
      if near.contains(where: { $0.to == to && $0.cause == cause && $0.reason == reason }) {
        return nil
      }
      let denied = reason.map { "refused (\($0))" } ?? "ignored"
      return "this request was never seen to be \(denied) there; " + seen(near.map(\.cause))
    }
  }

  private func seen(_ names: [String]) -> String {
    names.isEmpty ? "nothing similar was seen" : "seen instead: \(names.joined(separator: ", "))"
  }
}

extension Session {
  /// The steps, each with the names of the kinds that host its screen.
  var hostedSteps: [(step: Step, hosts: [String])] {
    var places = Places()
    return steps.map { step in
      let hosts = places.names(hosting: step.screen)
      places.take(step.event, of: step.screen)
      return (step, hosts)
    }
  }
}
