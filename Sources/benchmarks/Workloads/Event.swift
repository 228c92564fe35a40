extension Workload {
  static let event = Workload(
    name: "event",
    summary:
      "an event that changes nothing on screen, sent to a state of one class: a plain virtual"
      + " call in each version, and the optimiser sees all classes"
  ) {
    [
      try touch("article", once: ArticleController()),
      try touch("best by hand", once: BestController()),
      try touch("ours", once: ScreenCandidate()),
    ]
  }

  static let eventInTurn = Workload(
    name: "event-in-turn",
    summary: "the same, sent in turn to four screens whose states have four classes, so that the"
      + " processor has to predict the target of each call"
  ) {
    [
      try touch("article", inTurn: ArticleController()),
      try touch("best by hand", inTurn: BestController()),
      try touch("ours", inTurn: ScreenCandidate()),
    ]
  }

  private static func touch<Touched: EventCandidate>(
    _ name: String, once make: @autoclosure () -> Touched
  ) throws -> Subject {
    let candidate = try Touched.checked(in: .loading, make)
    return Subject(
      name: name,
      body: .now { turns in
        for turn in 0..<turns { candidate.touchOnce(turn) }
      })
  }

  private static func touch<Touched: EventCandidate>(
    _ name: String, inTurn make: @autoclosure () -> Touched
  ) throws -> Subject {
    let kinds = [0, 1, 3, 5].map { Sample.cycle[$0] }
    let candidates = try kinds.map { try Touched.checked(in: $0, make) }
    return Subject(
      name: name, operations: candidates.count,
      body: .now { turns in
        for turn in 0..<turns {
          for candidate in candidates { candidate.touchOnce(turn) }
        }
      })
  }
}
