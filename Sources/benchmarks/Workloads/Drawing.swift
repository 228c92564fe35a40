extension Workload {
  static let drawing = Workload(
    name: "drawing", summary: "the current state draws one element, outside a transition"
  ) {
    [
      draw("enum with didSet", .other, EnumController()),
      draw("article", .article, ArticleController()),
      draw("tidy", .other, TidyController()),
      draw("best by hand", .best, BestController()),
      draw("ours", .other, ScreenCandidate()),
      draw("ours, one observer", .other, ObservedCandidate()),
      draw("ours, tracked as by SwiftUI", .other, ViewedCandidate()),
    ]
  }

  @MainActor
  private static func draw<Drawing: Candidate>(
    _ name: String, _ role: Subject.Role, _ candidate: Drawing
  ) -> Subject {
    candidate.show(.loading)
    return Subject(name, role, .now { turns in candidate.draw(turns: turns) })
  }
}
