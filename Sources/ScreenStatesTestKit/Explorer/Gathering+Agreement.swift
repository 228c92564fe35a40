internal import ScreenStates

extension Gathering {
  /// Checks that the log, the observed frames and the screen agree.
  mutating func checkAgreement(
    from before: Look<Shown>?, to after: Look<Shown>, of facts: Facts<Shown>,
    _ history: [String]
  ) {
    let taken = facts.heard.records.filter { $0.host.isEmpty && $0.request.isTaken }
    guard explorer.access.startCall != nil else { return }
    var place = before.flatMap { $0.isRunning ? $0.kind : nil }
    for request in taken.map(\.request) {
      if request.from != place {
        find(
          .contradiction,
          "The log leaves \(request.from ?? "nothing"), but the screen was in \(place ?? "nothing").",
          history)
      }
      place = request.to
    }
    if place != (after.isRunning ? after.kind : nil) {
      find(
        .contradiction,
        "The log ends in \(place ?? "nothing"), the screen in \(after.kind).", history)
    }
    if after.isRunning, let last = facts.heard.told.last,
      last.text != after.shownText
    {
      find(
        .contradiction, "The last frame that observers got is not what \(after.path) shows.",
        history)
    }
    if after.isRunning, facts.heard.told.isEmpty, let before, before.isRunning,
      before.shownText != after.shownText
    {
      find(.contradiction, "Observers did not get a new frame of \(after.path).", history)
    }
  }

  /// Checks that a taken transition has replaced the state with a new object.
  mutating func checkReplacement(
    in after: Look<Shown>, of facts: Facts<Shown>, _ history: [String]
  ) {
    let isReplaced = facts.heard.records.contains { record in
      record.host.isEmpty && record.request.isTaken && record.request.to != nil
        && record.request.from != nil
    }
    guard isReplaced, facts.isSameState else { return }
    find(.contradiction, "\(after.kind) was entered again with the same state object.", history)
  }
}
