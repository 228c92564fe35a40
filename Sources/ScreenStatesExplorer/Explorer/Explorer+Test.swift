internal import ScreenStates

// The test that is printed for a finding.
extension Explorer {
  /// Repeats a finding's history, and returns its transitions and a test that fails because of the
  /// finding, with a name that no other has; nil if no expectation can show it.
  func again(
    _ finding: Finding, apartFrom names: inout Set<String>
  ) async -> (way: [Finding.Edge], test: String?) {
    let ways = finding.ways
    let way = ways.last ?? []
    let last = await replay(way)
    let edges = last.facts.flatMap { facts in
      let kinds = facts.kindsLeft + (facts.look.isRunning ? [facts.look.kind] : [])
      return zip(kinds, kinds.dropFirst()).map(Finding.Edge.init)
    }
    guard last.facts.count > way.count else { return (edges, nil) }
    var lines = last.isPastable ? calling(way, of: last.name, for: finding, last.facts) : nil
    if lines == nil { lines = await asking(ways, last.facts, for: finding) }
    return (edges, lines.map { test(named: name(of: finding, apartFrom: &names), $0) })
  }

  /// The facts of a fresh subject before some calls and after each, its name in them, and whether a
  /// test can make it and do the calls itself.
  private func replay(
    _ way: [String]
  ) async -> (facts: [Facts<Shown>], name: String, isPastable: Bool) {
    let trial = await Trial(self, Coverage())
    let isAtRest = !trial.beginsAtMaking
    let facts = await trial.facts(after: way)
    let calls = way.map { Move(text: $0).call }
    let name = name(of: trial.subject, in: calls)
    _ = await trial.letGo()
    // A test cannot paste a real sleep, or what a view does.
    let isPastable = !calls.contains {
      $0.hasPrefix("try ") || $0.contains("let task = ") || $0.hasPrefix("//")
    }
    return (facts, name, isAtRest && isPastable)
  }

  private func test(named name: String, _ lines: [String]) -> String {
    """
    @MainActor @Test func \(name)() async throws {
      \(lines.joined(separator: "\n  "))
    }
    """
  }

  /// The name of a finding's test: its first words, longer if they are those of another.
  private func name(of finding: Finding, apartFrom names: inout Set<String>) -> String {
    let rule = finding.rule == .broken ? "" : "\(finding.rule.rawValue) "
    // A name cannot begin with a digit, and one word may be a keyword.
    let isName = finding.about.contains(" ") && finding.about.first?.isLetter == true
    let title = (rule.isEmpty && !isName ? "finding " : rule) + finding.about
    let words = SwiftText.name(title.split(separator: " ").prefix(8).joined(separator: " "))
    var name = words.prefix(1).lowercased() + words.dropFirst()
    while !names.insert(name).inserted { name += "Again" }
    return name
  }

  // MARK: - The lines of the test

  /// A new exploration, for a finding that only all histories together show.
  private func exploring(for finding: Finding) -> [String]? {
    let rules: [Finding.Rule] = [
      .neverReached, .neverPossible, .neverGiven, .neverTested, .deadEnd, .stuckLoading,
      .differentDisplays,
    ]
    guard rules.contains(finding.rule) else { return nil }
    return [
      "// Make the explorer here.",
      "let found = await explorer.explore().findings.map(\\.sentence)",
      "#expect(!found.contains(\(finding.sentence.debugDescription)))",
    ]
  }

  /// The calls for the explorer to repeat, for a finding that only it can check: a property of the
  /// inputs or along the history, a frame, and what is left behind, leaked, or differs from another
  /// history.
  private func asking(
    _ ways: [[String]], _ facts: [Facts<Shown>], for finding: Finding
  ) async -> [String]? {
    var expectation = "holds(\(finding.about.debugDescription), after: calls))"
    if finding.rule != .broken || finding.about == Finding.everyWaitShows {
      if [.endless, .notRepeatable, .guessed, .bound].contains(finding.rule) { return nil }
      let found = await findings(finding.rule, after: finding.history)
      guard found.contains(where: { $0.about == finding.about }) else {
        return exploring(for: finding)
      }
      expectation = "findings(.\(finding.rule), after: calls) == [])"
    }
    var lines = ["// Make the explorer here.", "let calls: [String] = ["]
    for way in ways.dropLast() {
      lines += listed(way, await replay(way).facts) + ["  \(Finding.another.debugDescription),"]
    }
    return lines + listed(ways.last ?? [], facts) + ["]", "#expect(await explorer.\(expectation)"]
  }

  /// The calls as the lines of an array, each with what is shown after it.
  private func listed(_ way: [String], _ facts: [Facts<Shown>]) -> [String] {
    zip(way, facts.dropFirst()).flatMap { ["  \($0.debugDescription),", "  \(comment($1))"] }
  }

  /// What is shown, as a comment of one line.
  private func comment(_ facts: Facts<Shown>) -> String {
    "// " + SwiftText.of(facts.look.shown).replacing("\n", with: " ")
  }

  /// The calls themselves, with an expectation after them; nil if no expectation shows the finding.
  private func calling(
    _ way: [String], of name: String, for finding: Finding, _ facts: [Facts<Shown>]
  ) -> [String]? {
    guard let (before, expectation) = expectation(of: finding, name, facts) else { return nil }
    let explorer = expectation.contains("explorer.") ? ["// Make the explorer here."] : []
    return explorer + ["// Make the \(name) here, and what it needs, as the explorer does."]
      + before + zip(way, facts.dropFirst()).flatMap { atRest($0) + [comment($1)] }
      + ["#expect(\(expectation))"]
  }

  /// The line before the first call, if one is needed, and the expectation after the last.
  private func expectation(
    of finding: Finding, _ name: String, _ facts: [Facts<Shown>]
  ) -> (before: [String], expectation: String)? {
    let isLoading = "explorer.isLoading?(explorer.shown(by: \(name)))"
    switch finding.rule {
    case .broken where properties.contains { $0.name == finding.about }:
      // The test does not see a frame together with the subject of that moment.
      guard facts.last?.look.broken.contains(finding.about) == true else { return nil }
      return ([], "explorer.holds(\(finding.about.debugDescription), for: \(name))")
    case .broken where finding.about == Finding.everyWaitShows: return ([], "\(isLoading) == true")
    case .idleLoading: return ([], "\(isLoading) == false")
    case .misuse:
      let records = facts.flatMap(\.heard.records).filter { $0.host.isEmpty }
      guard
        let refusal = records.lazy.compactMap(\.request.refusal).first(where: {
          $0.description == finding.sentence
        })
      else { return nil }
      return (
        ["let log = TransitionRecorder(of: screen)"],
        "!log.refusals.contains { $0.reason == .\(refusal.reason.rawValue) }"
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
