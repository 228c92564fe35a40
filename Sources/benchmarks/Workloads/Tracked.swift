import ScreenStates

extension Workload {
  static let tracked = Workload(
    name: "tracked",
    summary:
      "a transition of the cycle, with a view that reads under tracking, as SwiftUI does, and reads"
      + " again after each transition: the whole display of ours, the one property of the observable"
      + " enum, all four observable flags"
  ) {
    [
      try walk("observable enum", Viewed(EnumModel(), { $0.state }) { $1 = SampleDisplay($0) }),
      try walk("observable flags", Viewed(FlagsModel(), { $0.shown }) { $1 = $0 }),
      try walk("ours", ours({ $0.display }) { $1 = $0 }),
    ]
  }

  static let element = Workload(
    name: "element",
    summary:
      "the current state draws the indicator, outside a transition, and a tracked view that reads"
      + " the indicator alone reads again"
  ) {
    [
      try draw("observable flags", Viewed(FlagsModel(), { $0.isLoading }) { $1.isLoading = $0 }),
      try draw("ours, the indicator", ours({ $0[\.isLoading] }) { $1.isLoading = $0 }),
    ]
  }

  static let redraws = Workload(
    name: "redraws",
    summary:
      "how often a view is redrawn by 1,000 frames, each of which changes the indicator alone"
  ) {
    [
      try count(
        "observable flags, the items", Viewed(FlagsModel(), { $0.items }) { $1.items = $0 }),
      try count("ours, the items", ours({ $0[\.items] }) { $1.items = $0 }),
      try count("ours, the indicator", ours({ $0[\.isLoading] }) { $1.isLoading = $0 }),
    ]
  }

  static let drawing = Workload(
    name: "drawing", summary: "the current state draws one element, outside a transition"
  ) {
    [
      try draw("article", ArticleController(), in: .loading),
      try draw("best by hand", BestController(), in: .loading),
      try draw("ours", ScreenCandidate(), in: .loading),
    ]
  }
}

/// Makes our screen with a view that reads one element, by a literal key path as in an app, or all.
@MainActor
private func ours<Value>(
  _ read: @escaping @MainActor (Screen<SampleKind>) -> Value,
  put: @escaping @MainActor (Value, inout SampleDisplay) -> Void
) -> Viewed<ScreenCandidate, Value> {
  Viewed(ScreenCandidate(), { read($0.screen) }, put: put)
}

@MainActor
private func draw<Drawing: Candidate>(
  _ name: String, _ make: @autoclosure () -> Drawing, in kind: SampleKind = .empty
) throws -> Subject {
  let candidate = try Drawing.checked(in: kind, make)
  return Subject(name: name, body: .now { turns in candidate.draw(turns: turns) })
}

@MainActor
private func count<Model: Candidate, Value>(
  _ name: String, _ make: @autoclosure () -> Viewed<Model, Value>
) throws -> Subject {
  // The indicator is off, so that even the first frame changes it.
  let candidate = try Viewed.checked(in: .empty, make)
  return Subject(
    name: name,
    body: .once { _, row in
      let before = candidate.redraws
      candidate.draw(turns: 1_000)
      row.redraws = Double(candidate.redraws - before)
    })
}
