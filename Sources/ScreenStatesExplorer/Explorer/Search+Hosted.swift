extension Search {
  /// Finds dead ends, endless loading and unreached kinds of the hosted screens, by their types.
  ///
  /// What the host does is no way out: a hosted screen ends with its host's state.
  func checkHosted() {
    let running = nodes.indices.filter { nodes[$0].look.isRunning }
    let places = Set(running.flatMap { nodes[$0].look.hosted.keys }).sorted()
    for place in places {
      let here = running.filter { nodes[$0].look.hosted[place] != nil }
      if Set(here.map { look(at: place, $0)?.kind }).count > 1 {
        find(.deadEnd, at: place, in: here, "Nothing leads out of") { $0.kind != $1.kind }
      }
      find(
        .stuckLoading, at: place, in: here.filter { look(at: place, $0)?.isLoading == true },
        "No answer and no request ends the loading of"
      ) { $0.isLoading && !$1.isLoading }
    }
    checkHostedKinds(running.flatMap { Array(nodes[$0].look.hosted.values) })
  }

  private func look(at place: String, _ index: Int) -> HostedLook? {
    nodes[index].look.hosted[place]
  }

  /// Finds the situations from which the hosted screen at a place never takes a wanted step.
  private func find(
    _ rule: Finding.Rule, at place: String, in situations: [Int], _ sentence: String,
    _ isWanted: @escaping (HostedLook, HostedLook) -> Bool
  ) {
    let step = { (from: Int, to: Int) -> Bool? in
      guard let former = self.look(at: place, from) else { return nil }
      let next = self.look(at: place, to)
      // The host may leave as soon as the hosted screen has moved.
      let hasMoved = self.nodes[from].leftInside.contains(
        former.host + [former.kinds, former.kind])
      if hasMoved, rule == .deadEnd || next == nil { return true }
      return next.map { isWanted(former, $0) }
    }
    let leading = leading(along: { step($0, $1) != nil }) { step($0, $1) == true }
    for index in situations where !leading.contains(index) {
      guard let look = look(at: place, index) else { continue }
      let name = "\(look.kinds).\(look.kind)"
      if rule == .deadEnd, explorer.mayEnd.contains(name) { continue }
      gathering.find(rule, "\(sentence) \(name).", about: name, nodes[index].history.texts)
    }
  }

  private func checkHostedKinds(_ looks: [HostedLook]) {
    let report = gathering.report
    for (name, own) in Dictionary(grouping: looks, by: \.kinds).sorted(by: { $0.key < $1.key }) {
      let all = own.flatMap(\.all).withoutRepeats.sorted()
      let hosts = Set(own.map(\.host))
      let passed = report.transitions.filter { hosts.contains($0.host) }.flatMap {
        [$0.from, $0.to]
      }
      let starts = report.starts.filter { hosts.contains($0.host) }.map(\.kind)
      let reached = Set(own.map(\.kind) + passed + starts)
      hostedKinds += (reached.sorted() + all).map { "\(name).\($0)" }
      if report.ending == .notRepeatable { continue }
      for kind in all where !reached.contains(kind) {
        let kind = "\(name).\(kind)"
        if explorer.mayMiss.contains(kind) { continue }
        gathering.find(.neverReached, "\(noSequence) reaches \(kind).", about: kind, [])
      }
    }
  }
}
