public import ScreenSessions

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
  ///
  /// - Parameter session: The session of a ``ScreenSessions/SessionRecorder``, from a screen with
  ///   the same kinds.
  /// - Throws: A ``FailedCheck`` with a sentence for each such step; equal ones appear once.
  public func check(_ session: Session) throws {
    var places = Places()
    var (problems, told): ([String], Set<String>) = ([], [])
    for (index, step) in session.steps.enumerated() {
      let hosts = places.names(hosting: step.screen)
      places.take(step.event, of: step.screen)
      guard let why = objection(to: step, below: hosts) else { continue }
      let place = hosts.isEmpty ? "" : " in \(hosts.joined(separator: "/"))"
      let sentence = "\(step.text)\(place): \(why)"
      if told.insert(sentence).inserted { problems.append("step \(index + 1), \(sentence)") }
    }
    try FailedCheck.check("the session \"\(session.name)\"", problems)
  }

  /// Why the explored screen cannot take a step; nil if it can.
  private func objection(to step: Session.Step, below hosts: [String]) -> String? {
    guard case .request(let from, let to, let cause, let outcome) = step.event else { return nil }
    switch (outcome, from, to?.name) {
    case (.taken, _, nil): return nil
    case (.taken, nil, let kind?):
      let starts = starts.filter { $0.host == hosts }.map(\.kind)
      return starts.contains(kind)
        ? nil : "a screen that starts there was never seen; " + seen(starts)
    case (.taken, let from?, let to?):
      return objection(to: cause, from: from, to: to, below: hosts)
    case (.ignored, _, _):
      return objection(in: ignored, below: hosts, from, nil, cause, reason: nil)
    case (.refused(let reason, _), _, let to):
      return objection(in: refused, below: hosts, from, to, cause, reason: reason)
    }
  }

  private func objection(
    to cause: String, from: String, to: String, below hosts: [String]
  ) -> String? {
    let leaving = transitions.filter { $0.host == hosts && $0.from == from }
    if leaving.contains(where: { $0.to == to && $0.causes.contains(cause) }) { return nil }
    if let same = leaving.first(where: { $0.to == to }) {
      return "this transition was seen, but never with this cause; " + seen(same.causes)
    }
    let ways = leaving.flatMap { way in way.causes.map { "\(way.from) → \(way.to): \($0)" } }
    return "this transition was never seen; " + seen(ways)
  }

  private func objection(
    in denied: [DeniedRequest], below hosts: [String], _ from: String?, _ to: String?,
    _ cause: String, reason: String?
  ) -> String? {
    let near = denied.filter { $0.host == hosts && $0.from == from }
    if near.contains(where: { $0.to == to && $0.cause == cause && $0.reason == reason }) {
      return nil
    }
    let outcome = reason.map { "refused (\($0))" } ?? "ignored"
    return "this request was never seen to be \(outcome) there; " + seen(near.map(\.cause))
  }

  private func seen(_ names: [String]) -> String {
    names.isEmpty ? "nothing similar was seen" : "seen instead: \(names.joined(separator: ", "))"
  }
}
