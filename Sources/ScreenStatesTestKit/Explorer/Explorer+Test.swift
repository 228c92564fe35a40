internal import ScreenStates

// The test that is printed for a finding.
extension Explorer {
  /// Repeats a finding's history, and returns its transitions and a test that fails because of the
  /// finding; nil if no expectation can show it.
  func again(_ finding: Finding) async -> (way: [Finding.Edge], test: String?) {
    let ways = finding.history.split(separator: "// and on another:").map(Array.init)
    guard let way = ways.last ?? (finding.rule == .broken ? [] : nil) else {
      return ([], exploring(for: finding).map { test(of: finding, $0) })
    }
    let trial = await Trial(self, Coverage())
    let looks = await trial.looks(after: way)
    var lines: [String]?
    if looks.count > way.count {
      let shown = looks.dropFirst().map(\.shown)
      let other = ways.count == 1 ? shown.first : await self.looks(after: ways[0]).last?.shown
      lines = calling(zip(way, shown), for: finding, trial, other)
      if lines == nil { lines = await asking(zip(way, shown), for: finding) }
    }
    let kinds = looks.map(\.kind)
    let edges =
      access.startCall == nil
      ? zip(kinds, kinds.dropFirst()).filter { $0 != $1 }.map(Finding.Edge.init)
      : trial.witness.heard.taken.compactMap { request in
        request.from.flatMap { from in request.to.map { Finding.Edge(from: from, to: $0) } }
      }
    _ = await trial.letGo()
    return (edges, lines.map { test(of: finding, $0) })
  }

  private func looks(after calls: [String]) async -> [Look<Shown>] {
    let trial = await Trial(self, Coverage())
    let looks = await trial.looks(after: calls)
    _ = await trial.letGo()
    return looks
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

  // MARK: - The lines of the test

  /// A new exploration, for a finding that only all histories together show.
  private func exploring(for finding: Finding) -> [String]? {
    switch finding.rule {
    case .neverReached, .neverPossible, .neverGiven, .neverTested, .deadEnd, .stuckLoading:
      [
        "// Make the explorer here.",
        "let found = await explorer.explore().findings.map(\\.sentence)",
        "#expect(!found.contains(\(finding.sentence.debugDescription)))",
      ]
    default: nil
    }
  }

  /// The calls for the explorer to repeat, for a finding that only it can check: a property of the
  /// inputs or along the history, and what is left behind or leaked.
  private func asking(
    _ steps: some Sequence<(String, Shown)>, for finding: Finding
  ) async -> [String]? {
    var expectation = "holds(\(finding.about.debugDescription), after: calls))"
    if finding.rule != .broken || finding.about == Finding.everyWaitShows {
      if finding.rule == .endless { return nil }
      let found = await findings(finding.rule, after: finding.history)
      guard found.contains(where: { $0.about == finding.about }) else {
        return exploring(for: finding)
      }
      expectation = "findings(.\(finding.rule), after: calls) == [])"
    }
    return ["// Make the explorer here.", "let calls: [String] = ["]
      + steps.flatMap { ["  \($0.debugDescription),", "  // \(SwiftText.of($1))"] }
      + ["]", "#expect(await explorer.\(expectation)"]
  }

  /// The calls themselves, with an expectation after them; nil if no expectation shows the finding.
  private func calling(
    _ steps: some Sequence<(String, Shown)>, for finding: Finding, _ trial: Trial<Subject, Shown>,
    _ other: Shown?
  ) -> [String]? {
    let calls = steps.map { Move(text: $0.0).call }
    // A test cannot paste a real sleep or the task of a view.
    if calls.contains(where: { $0.hasPrefix("try ") || $0.contains("let task = ") }) { return nil }
    let name = name(of: trial.subject, in: calls)
    guard let expectation = expectation(of: finding, name, trial, other) else { return nil }
    let explorer = expectation.after[0].contains("explorer.") ? ["// Make the explorer here."] : []
    return explorer + ["// Make the \(name) here, and what it needs, as the explorer does."]
      + expectation.before + steps.flatMap { atRest($0) + ["// \(SwiftText.of($1))"] }
      + expectation.after
  }

  /// The line before the first call, if one is needed, and the expectation after the last.
  private func expectation(
    of finding: Finding, _ name: String, _ trial: Trial<Subject, Shown>, _ other: Shown?
  ) -> (before: [String], after: [String])? {
    let property = finding.about.debugDescription
    let isLoading = "explorer.isLoading?(explorer.shown(by: \(name)))"
    let heard = trial.witness.heard
    switch finding.rule {
    case .broken where properties.contains { $0.name == finding.about }:
      if trial.look().map({ trial.broken($0.shown) })?.contains(finding.about) == true {
        return ([], ["#expect(explorer.holds(\(property), for: \(name)))"])
      }
      guard heard.frames.contains(where: { $0.broken.contains(finding.about) }) else { return nil }
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
      let refusals = heard.records.filter { $0.host.isEmpty }.compactMap(\.request.refusal)
      guard let refusal = refusals.first(where: { $0.description == finding.sentence }) else {
        return nil
      }
      return (
        ["let log = TransitionRecorder(of: screen)"],
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
    let call = calls.first { !$0.hasPrefix("await ") && $0.contains(".") } ?? ""
    let names = call.prefixMatch(of: /(\w+)\.(?:(\w+)\.)?/)
    if isBundle, let subject,
      !Reflection(of: subject).properties.contains(where: { $0.name == names?.2.map(String.init) })
    {
      let type = "\(Subject.self)".prefix { $0 != "<" }
      return type.prefix(1).lowercased() + type.dropFirst()
    }
    return names.map { String($0.1) } ?? "model"
  }
}

extension Trial {
  /// Repeats calls as far as they are possible; returns the look before them, and after each.
  func looks(after calls: [String]) async -> [Look<Shown>] {
    var looks = [look()].compactMap(\.self)
    for call in calls {
      guard await repeatCall(Move(text: call)), let look = look() else { break }
      looks.append(look)
    }
    return looks
  }
}
