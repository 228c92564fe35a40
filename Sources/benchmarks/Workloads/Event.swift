extension Workload {
  static let event = Workload(
    name: "event",
    summary:
      "an event that changes nothing on screen, sent to a state of one class: a plain virtual"
      + " call in each version, and the optimiser sees all classes"
  ) {
    [
      touch("enum with didSet", .other, EnumController()),
      touch("article", .article, ArticleController()),
      touch("article again", .other, ArticleController()),
      touch("best by hand", .best, BestController()),
      touch("ours", .other, ScreenCandidate()),
      touch("ours, one observer", .other, ObservedCandidate()),
      touch("ours, tracked as by SwiftUI", .other, ViewedCandidate()),
    ]
  }

  static let eventInTurn = Workload(
    name: "event-in-turn",
    summary: "the same, sent in turn to four screens whose states have four classes, so that the"
      + " processor has to predict the target of each call"
  ) {
    [
      touch("article", .article, ArticleController.init),
      touch("best by hand", .best, BestController.init),
      touch("ours", .other) { ScreenCandidate() },
    ]
  }

  @MainActor
  private static func touch<Touched: Candidate>(
    _ name: String, _ role: Subject.Role, _ candidate: Touched
  ) -> Subject {
    candidate.show(.loading)
    return Subject(name, role, .now { turns in candidate.touch(turns: turns) })
  }

  @MainActor
  private static func touch<Touched: Candidate>(
    _ name: String, _ role: Subject.Role, _ make: @MainActor () -> Touched
  ) -> Subject {
    let kinds = SampleCycle().kinds
    let candidates = [kinds[0], kinds[1], kinds[3], kinds[5]].map { kind in
      let candidate = make()
      candidate.show(kind)
      return candidate
    }
    return Subject(
      name, role, operations: candidates.count,
      .now { turns in
        for turn in 0..<turns {
          for candidate in candidates { candidate.touchOnce(turn) }
        }
      })
  }
}
