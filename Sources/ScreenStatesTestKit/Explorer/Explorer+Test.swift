internal import ScreenStates

// The test that is printed for a finding.
extension Explorer {
  /// Repeats a finding's history, and returns its transitions and a test that fails because of the
  /// finding; nil if no expectation can show it.
  func again(_ finding: Finding) async -> (way: [Finding.Edge], test: String?) {
    let ways = finding.history.split(separator: "// and on another:").map(Array.init)
    guard let way = ways.last ?? (finding.rule == .broken ? [] : nil) else {
      return ([], testByExploring(for: finding))
    }
    let replay = await replay(way, of: finding)
    guard replay.shown.count == way.count else { return (replay.edges, nil) }
    let steps = Array(zip(way, replay.shown))
    // A test cannot paste a real sleep or the task of a view.
    let isPastable = !finding.history.map { Move(text: $0).call }.contains {
      $0.hasPrefix("try ") || $0.contains("let task = ")
    }
    let other =
      ways.count == 1 ? replay.shown.first : await self.replay(ways[0], of: finding).shown.last
    if isPastable, let expectation = expectation(of: finding, replay, other: other) {
      return (replay.edges, testByHand(of: finding, steps, replay.name, expectation))
    }
    return (replay.edges, await testByExplorer(of: finding, steps))
  }

  /// The results of a repeated history.
  private struct Replay {
    var name = ""
    var shown: [Shown] = []
    var edges: [Finding.Edge] = []
    var heard: Witness<Shown>.Heard
    /// Whether the property of the finding fails at the end.
    var isBroken = false
  }

  private func replay(_ way: [String], of finding: Finding) async -> Replay {
    let trial = await Trial(self, Coverage())
    var looks = [trial.look()].compactMap(\.self)
    for text in way {
      guard await trial.repeatCall(Move(text: text)), let look = trial.look() else { break }
      looks.append(look)
    }
    var replay = Replay(heard: trial.witness.heard)
    replay.name = name(of: trial.subject, in: way.map { Move(text: $0).call })
    replay.shown = looks.dropFirst().map(\.shown)
    replay.isBroken = looks.last.map { trial.broken($0.shown).contains(finding.about) } ?? false
    _ = await trial.letGo()
    let kinds = looks.map(\.kind)
    replay.edges =
      access.startCall == nil
      ? zip(kinds, kinds.dropFirst()).filter { $0 != $1 }.map(Finding.Edge.init)
      : replay.heard.taken.compactMap { request in
        request.from.flatMap { from in request.to.map { Finding.Edge(from: from, to: $0) } }
      }
    return replay
  }

  /// The test of a finding that only all histories together show; nil for every other finding.
  private func testByExploring(for finding: Finding) -> String? {
    switch finding.rule {
    case .neverReached, .neverPossible, .neverGiven, .neverTested, .deadEnd, .stuckLoading:
      test(
        of: finding,
        [
          "// Make the explorer here.",
          "let found = await explorer.explore().findings.map(\\.sentence)",
          "#expect(!found.contains(\(finding.sentence.debugDescription)))",
        ])
    default: nil
    }
  }

  /// The test of a finding that only the explorer can check along the calls: a property of the
  /// inputs or along the history, and what is left behind or leaked.
  private func testByExplorer(
    of finding: Finding, _ steps: [(call: String, shown: Shown)]
  ) async -> String? {
    var expectation = "holds(\(finding.about.debugDescription), after: calls))"
    if finding.rule != .broken || finding.about == Finding.everyWaitShows {
      if [.endless, .notRepeatable, .bound].contains(finding.rule) { return nil }
      let found = await findings(finding.rule, after: finding.history)
      guard found.contains(where: { $0.about == finding.about }) else {
        return testByExploring(for: finding)
      }
      expectation = "findings(.\(finding.rule), after: calls) == [])"
    }
    let calls = steps.flatMap {
      ["  \($0.call.debugDescription),", "  // \(SwiftText.of($0.shown))"]
    }
    return test(
      of: finding,
      ["// Make the explorer here.", "let calls: [String] = ["] + calls
        + ["]", "#expect(await explorer.\(expectation)"])
  }

  /// The test that does the calls itself.
  private func testByHand(
    of finding: Finding, _ steps: [(call: String, shown: Shown)], _ name: String,
    _ expectation: (before: String?, after: [String])
  ) -> String {
    let asksExplorer = expectation.after[0].contains("explorer.")
    return test(
      of: finding,
      (asksExplorer ? ["// Make the explorer here."] : [])
        + ["// Make the \(name) here, and what it needs, as the explorer does."]
        + [expectation.before].compactMap(\.self)
        + steps.flatMap { atRest($0.call) + ["// \(SwiftText.of($0.shown))"] } + expectation.after)
  }

  private func test(of finding: Finding, _ lines: [String]) -> String {
    let rule = finding.rule == .broken ? "" : "\(finding.rule.rawValue) "
    let title = rule + finding.about
    let words = SwiftText.name(title.split(separator: " ").prefix(8).joined(separator: " "))
    return """
      @MainActor @Test func \(words.prefix(1).lowercased())\(words.dropFirst())() async throws {
        \(lines.joined(separator: "\n  "))
      }
      """
  }

  /// The line before the first call, if one is needed, and the expectation after the last.
  private func expectation(
    of finding: Finding, _ replay: Replay, other: Shown?
  ) -> (before: String?, after: [String])? {
    let property = finding.about.debugDescription
    let isLoading = "explorer.isLoading?(explorer.shown(by: \(replay.name)))"
    switch finding.rule {
    case .broken where properties.contains { $0.name == finding.about }:
      if replay.isBroken {
        return (nil, ["#expect(explorer.holds(\(property), for: \(replay.name)))"])
      }
      guard replay.heard.frames.contains(where: { $0.broken.contains(finding.about) }) else {
        return nil
      }
      return (
        "let frames = DisplayRecorder(of: screen)",
        ["#expect(explorer.holds(\(property), for: screen, in: frames.all))"]
      )
    case .broken where finding.about == Finding.everyWaitShows:
      return (nil, ["#expect(\(isLoading) == true)"])
    case .idleLoading: return (nil, ["#expect(\(isLoading) == false)"])
    case .differentDisplays:
      guard let other else { return nil }
      let shown = "let shown = \"\\(explorer.shown(by: \(replay.name)))\""
      return (nil, [shown, "#expect(shown == \("\(other)".debugDescription))"])
    case .misuse:
      let refusals = replay.heard.records.filter { $0.host.isEmpty }.compactMap(\.request.refusal)
      guard let refusal = refusals.first(where: { $0.description == finding.sentence }) else {
        return nil
      }
      return (
        "let log = TransitionRecorder(of: screen)",
        ["#expect(!log.refusals.contains { $0.reason == .\(refusal.reason.rawValue) })"]
      )
    default: return nil
    }
  }

  /// The lines of a call after which the subject has come to rest.
  func atRest(_ text: String) -> [String] {
    guard access.startCall != nil else {
      return [text.hasPrefix("await inOrder(") ? text : "await inOrder { \(text) }"]
    }
    return text.hasPrefix("await ") ? [text] : [text, "await screen.settled()"]
  }

  /// The name of the subject in the calls; by its type if they name the object in a bundle.
  private func name(of subject: Subject?, in calls: [String]) -> String {
    if access.startCall != nil { return "screen" }
    let call = calls.first { !$0.hasPrefix("await ") && $0.contains(".") } ?? "model."
    let names = call.split(separator: ".").map {
      $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let parts = isBundle ? subject.map { Reflection(of: $0).properties.map(\.name) } : nil
    if let parts, names.count < 3 || !parts.contains(String(names[1])) {
      let type = "\(Subject.self)".prefix { $0 != "<" }
      return type.prefix(1).lowercased() + type.dropFirst()
    }
    return names.first.map { $0.isEmpty || $0 == "let" ? "model" : String($0) } ?? "model"
  }
}
