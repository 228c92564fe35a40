// The test that is printed for a finding.
extension Explorer {
  /// Repeats a finding's history; returns its transitions and, if one can show it, a failing test.
  func again(
    _ finding: Finding, apartFrom names: inout Set<String>, after duration: Duration
  ) async -> (way: [Finding.Edge], test: String?) {
    let gathered = await gather(finding.history)
    let ways = gathered.ways
    let edges = (ways.last?.facts ?? []).flatMap { facts in
      let kinds = facts.kindsLeft + (facts.look.isRunning ? [facts.look.kind] : [])
      return zip(kinds, kinds.dropFirst()).map(Finding.Edge.init)
    }
    guard let expectation = expectation(for: finding, gathered, after: duration) else {
      return (edges, nil)
    }
    var lines = ["// Make the explorer here."]
    if expectation.contains("after: calls") {
      // A formatter takes away the comma after a single element.
      let comma = ways.map(\.calls.count) == [1] ? "" : ","
      let lists = ways.map { way in
        zip(way.calls, way.facts.dropFirst()).flatMap { call, facts in
          let shown = String(SwiftText.of(facts.look.shown).map { $0.isNewline ? " " : $0 })
          return ["  \(call.debugDescription)\(comma)", "  // \(shown)"]
        }
      }
      let another = ["  \(Finding.another.debugDescription),"]
      lines += ["let calls: [String] = ["] + lists.joined(separator: another) + ["]"]
    }
    let test = """
      @MainActor @Test func \(name(of: finding, apartFrom: &names))() async throws {
        \((lines + [expectation]).joined(separator: "\n  "))
      }
      """
    return (edges, test)
  }

  /// The expectation that a finding contradicts: along its calls, or else after a new exploration.
  private func expectation(
    for finding: Finding, _ gathered: Gathered<Shown>, after duration: Duration
  ) -> String? {
    let about = finding.about
    switch finding.rule {
    case .endless, .notRepeatable, .guessed, .bound, .notCompared, .twins: return nil
    case .broken:
      if !gathered.holds(about) {
        return "#expect(await explorer.holds(\(about.debugDescription), after: calls))"
      }
    default:
      if gathered.findings.contains(where: { $0.rule == finding.rule && $0.about == about }) {
        return "#expect(await explorer.findings(.\(finding.rule), after: calls) == [])"
      }
    }
    if finding.rule == .notEntered { return nil }
    let seconds = duration.components.seconds
    return """
      // This explores again, which took \(seconds < 1 ? "less than a second" : "\(seconds) s").
        let found = await explorer.explore().findings.map(\\.sentence)
        #expect(!found.contains(\(finding.sentence.debugDescription)))
      """
  }

  /// The name of a finding's test: its first words, and a number if they are those of another.
  private func name(of finding: Finding, apartFrom names: inout Set<String>) -> String {
    let rule = finding.rule == .broken ? "" : "\(finding.rule.rawValue) "
    let about = finding.about.split { !$0.isLetter && !$0.isNumber }
    // A name cannot begin with a digit, and one word may be a keyword.
    let isName = about.count > 1 && about[0].first?.isLetter == true
    let title = (rule.isEmpty && !isName ? "finding " : rule) + finding.about
    let words = SwiftText.name(title.split(separator: " ").prefix(8).joined(separator: " "))
    let first = words.prefix(1).lowercased() + words.dropFirst()
    var (name, number) = (first, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(first)\(number)"
    }
    return name
  }
}
