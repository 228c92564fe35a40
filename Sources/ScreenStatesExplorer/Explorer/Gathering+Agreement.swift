extension Gathering {
  /// Checks that the log, the observed frames and the screen agree, and that a taken transition has
  /// replaced the state with a new object.
  mutating func checkAgreement(
    from before: Look<Shown>?, of facts: Facts<Shown>, _ history: [String]
  ) {
    let (heard, taken, after) = (facts.heard, facts.heard.taken, facts.look)
    var place = before.flatMap { $0.isRunning ? $0.kind : nil }
    for request in taken {
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
    if after.isRunning, let last = heard.frames.last, last.shownText != after.shownText {
      find(
        .contradiction, "The last frame that observers got is not what \(after.path) shows.",
        history)
    }
    if after.isRunning, heard.frames.isEmpty, let before, before.isRunning,
      before.shownText != after.shownText
    {
      find(.contradiction, "Observers did not get a new frame of \(after.path).", history)
    }
    if facts.isSameState, taken.contains(where: { $0.from != nil && $0.to != nil }) {
      find(.contradiction, "\(after.kind) was entered again with the same state object.", history)
    }
  }
}
