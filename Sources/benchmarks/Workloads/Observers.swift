extension Workload {
  static let observers = Workload(
    name: "observers", summary: "a transition of the cycle, with observers"
  ) {
    let cycle = SampleCycle()
    return [0, 1, 4, 16].map { count in
      walk("ours, observers: \(count)", .other, ObservedCandidate(observers: count), cycle)
    }
  }
}
