extension Workload {
  static let tracked = Workload(
    name: "tracked",
    summary:
      "a transition of the cycle, and a view that reads under tracking, as SwiftUI does, and again"
      + " after each transition: of ours the whole display, of the observable enum its one property,"
      + " of the observable flags all four"
  ) {
    let cycle = SampleCycle()
    return [
      walk("observable enum", .best, EnumModelCandidate(), cycle),
      walk("observable enum, again", .other, EnumModelCandidate(), cycle),
      walk("observable flags", .other, FlagsModelCandidate(), cycle),
      walk("ours", .other, ViewedCandidate(), cycle),
    ]
  }
}
