extension Workload {
  static let tracked = Workload(
    name: "tracked",
    summary:
      "a transition of the cycle, with a view that reads under tracking, as SwiftUI does, and reads"
      + " again after each transition: the whole display of ours, the one property of the observable"
      + " enum, all four observable flags"
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
