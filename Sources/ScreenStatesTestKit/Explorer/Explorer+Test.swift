internal import ScreenStates

// The test that is printed for a finding.
extension Explorer {
  /// Repeats a finding's history, and returns its transitions and a test that fails because of the
  /// finding; nil if no expectation can show it.
  func again(_ finding: Finding) async -> (way: [Finding.Edge], test: String?) {
    let ways = finding.history.split(separator: "// and on another:").map(Array.init)
    let way = ways.last ?? []
    let (facts, name) = await replay(way)
    let edges = facts.flatMap { facts in
      let kinds = facts.kindsLeft + (facts.look.isRunning ? [facts.look.kind] : [])
      return zip(kinds, kinds.dropFirst()).map(Finding.Edge.init)
    }
    guard facts.count > way.count else { return (edges, nil) }
    let steps = Array(zip(way, facts.dropFirst().map(\.look.shown)))
    let other = ways.count > 1 ? await replay(ways[0]).facts.last?.look.shown : steps.first?.1
    var lines = calling(steps, of: name, for: finding, facts, other)
    if lines == nil { lines = await asking(steps, for: finding) }
    return (edges, lines.map { test(of: finding, $0) })
  }

  /// The facts of a fresh subject before some calls and after each, and its name in them.
  private func replay(_ calls: [String]) async -> (facts: [Facts<Shown>], name: String) {
    let trial = await Trial(self, Coverage())
    let facts = await trial.facts(after: calls)
    let name = name(of: trial.subject, in: calls.map { Move(text: $0).call })
    _ = await trial.letGo()
    return (facts, name)
  }

  private func test(of finding: Finding, _ lines: [String]) -> String {
    let rule = finding.rule == .broken ? "" : "\(finding.rule.rawValue) "
    // A name cannot begin with a digit, and one word may be a keyword.
    let isName = finding.about.contains(" ") && finding.about.first?.isLetter == true
    let title = (rule.isEmpty && !isName ? "finding " : rule) + finding.about
    let words = SwiftText.name(title.split(separator: " ").prefix(8).joined(separator: " "))
    return """
      @MainActor @Test func \(words.prefix(1).lowercased())\(words.dropFirst())() async throws {
        \(lines.joined(separator: "\n  "))
      }
      """
  }

  // MARK: - The lines of the test

  /// A new exploration, for a finding that only all histories together show.
  private func exploring(for finding: Finding) -> [String]? {
    let rules: [Finding.Rule] = [
      .neverReached, .neverPossible, .neverGiven, .neverTested, .deadEnd, .stuckLoading,
    ]
    guard rules.contains(finding.rule) else { return nil }
    return [
      "// Make the explorer here.",
      "let found = await explorer.explore().findings.map(\\.sentence)",
      "#expect(!found.contains(\(finding.sentence.debugDescription)))",
    ]
  }

  /// The calls for the explorer to repeat, for a finding that only it can check: a property of the
  /// inputs or along the history, and what is left behind or leaked.
  private func asking(
    _ steps: [(call: String, shown: Shown)], for finding: Finding
  ) async -> [String]? {
    var expectation = "holds(\(finding.about.debugDescription), after: calls))"
    if finding.rule != .broken || finding.about == Finding.everyWaitShows {
      if [.endless, .notRepeatable, .bound].contains(finding.rule) { return nil }
      let found = await findings(finding.rule, after: finding.history)
      guard found.contains(where: { $0.about == finding.about }) else {
        return exploring(for: finding)
      }
      expectation = "findings(.\(finding.rule), after: calls) == [])"
    }
    return ["// Make the explorer here.", "let calls: [String] = ["]
      + steps.flatMap { ["  \($0.call.debugDescription),", "  // \(SwiftText.of($0.shown))"] }
      + ["]", "#expect(await explorer.\(expectation)"]
  }

  /// The calls themselves, with an expectation after them; nil if no expectation shows the finding.
  private func calling(
    _ steps: [(call: String, shown: Shown)], of name: String, for finding: Finding,
    _ facts: [Facts<Shown>], _ other: Shown?
  ) -> [String]? {
    // A test cannot paste a real sleep or the task of a view.
    let isPastable = !steps.map { Move(text: $0.call).call }.contains {
      $0.hasPrefix("try ") || $0.contains("let task = ")
    }
    guard isPastable, let expectation = expectation(of: finding, name, facts, other) else {
      return nil
    }
    let explorer = expectation.after[0].contains("explorer.") ? ["// Make the explorer here."] : []
    return explorer + ["// Make the \(name) here, and what it needs, as the explorer does."]
      + expectation.before + steps.flatMap { atRest($0.call) + ["// \(SwiftText.of($0.shown))"] }
      + expectation.after
  }

  /// The line before the first call, if one is needed, and the expectation after the last.
  private func expectation(
    of finding: Finding, _ name: String, _ facts: [Facts<Shown>], _ other: Shown?
  ) -> (before: [String], after: [String])? {
    let property = finding.about.debugDescription
    let isLoading = "explorer.isLoading?(explorer.shown(by: \(name)))"
    let isBroken = { (look: Look<Shown>) in look.broken.contains(finding.about) }
    switch finding.rule {
    case .broken where properties.contains { $0.name == finding.about }:
      if facts.last.map({ isBroken($0.look) }) == true {
        return ([], ["#expect(explorer.holds(\(property), for: \(name)))"])
      }
      guard facts.flatMap(\.heard.frames).contains(where: isBroken) else { return nil }
      return (
        ["let frames = DisplayRecorder(of: screen)"],
        ["#expect(explorer.holds(\(property), for: screen, in: frames.all))"]
      )
    case .broken where finding.about == Finding.everyWaitShows:
      return ([], ["#expect(\(isLoading) == true)"])
    case .idleLoading: return ([], ["#expect(\(isLoading) == false)"])
    case .differentDisplays:
      guard let other else { return nil }
      let shown = "let shown = \"\\(explorer.shown(by: \(name)))\""
      return ([], [shown, "#expect(shown == \("\(other)".debugDescription))"])
    case .misuse:
      let records = facts.flatMap(\.heard.records).filter { $0.host.isEmpty }
      guard
        let refusal = records.lazy.compactMap(\.request.refusal).first(where: {
          $0.description == finding.sentence
        })
      else { return nil }
      return (
        ["let log = TransitionRecorder(of: screen)"],
        ["#expect(!log.refusals.contains { $0.reason == .\(refusal.reason.rawValue) })"]
      )
    default: return nil
    }
  }

  /// The lines of a call after which the subject has come to rest.
  func atRest(_ text: String) -> [String] {
    guard access.isScreen else {
      return [text.hasPrefix("await inOrder(") ? text : "await inOrder { \(text) }"]
    }
    return text.hasPrefix("await ") ? [text] : [text, "await screen.settled()"]
  }

  /// The name of the subject in the calls; by its type if they name the object in a bundle.
  private func name(of subject: Subject?, in calls: [String]) -> String {
    if access.isScreen { return "screen" }
    let call = calls.first { !$0.hasPrefix("await ") && $0.contains(".") } ?? ""
    let names = call.prefixMatch(of: /(\w+)\.(?:(\w+)\.)?/)
    if let subject, access.parts(subject).allSatisfy({ $0 !== subject }),
      !Reflection.properties(of: subject).contains(where: { $0.name == names?.2.map(String.init) })
    {
      let type = "\(Subject.self)".prefix { $0 != "<" }
      return type.prefix(1).lowercased() + type.dropFirst()
    }
    return names.map { String($0.1) } ?? "model"
  }
}
