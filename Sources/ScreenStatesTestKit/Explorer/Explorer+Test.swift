internal import ScreenStates

// What a printed test asks.
extension Explorer {
  /// What the explorer sees a subject show.
  ///
  /// - Parameter subject: A screen or an object of the explored class.
  /// - Returns: What it shows.
  public func shown(by subject: Subject) -> Shown {
    access.look(subject) { _ in nil }.shown
  }

  /// Whether a property that was added by ``always(_:when:_:)`` or is ready-made holds just now.
  ///
  /// A printed test asks it; see ``Finding/test``.
  ///
  /// - Parameters:
  ///   - name: The name of the property; one that is not known does not hold.
  ///   - subject: A screen or an object of the explored class.
  ///   - frames: What was shown; by default what the subject shows now.
  /// - Returns: Whether it holds for all that was shown, or could not fail.
  public func holds(_ name: String, for subject: Subject, in frames: [Shown]? = nil) -> Bool {
    guard let property = properties.first(where: { $0.name == name }) else { return false }
    return (frames ?? [shown(by: subject)]).allSatisfy { property.fails(subject, $0) != true }
  }

  /// Whether a property holds after each of some calls on a fresh subject: any property of the explorer
  /// or of its inputs, those along a history too.
  ///
  /// A printed test asks it; see ``Finding/test``.
  ///
  /// ```swift
  /// #expect(await !explorer.holds("nothing is shown twice", after: report.findings[1].history))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the property; one that is not known does not hold.
  ///   - calls: The Swift calls, as a history prints them. One that is not possible breaks the property:
  ///     the test has to be written anew then.
  /// - Returns: Whether it holds.
  public func holds(_ name: String, after calls: [String]) async -> Bool {
    let trial = await Trial(self, Coverage())
    let isKnown = (properties.map(\.name) + timed.map(\.name) + trial.inputs.properties.map(\.name))
      .contains(name)
    var holds = isKnown && !trial.brokenByStep.contains(name)
    for call in calls where holds {
      holds = await trial.repeatCall(Move(text: call)) && !trial.brokenByStep.contains(name)
    }
    _ = await trial.letGo()
    return holds
  }
}

// The test that is printed for a finding.
extension Explorer {
  /// Does a finding's history again: the transitions on its way, and a test that fails as the finding
  /// says, nil if no expectation can say that.
  func again(_ finding: Finding) async -> (way: [Finding.Edge], test: String?) {
    let ways = finding.history.split(separator: "// and on another:").map(Array.init)
    let calls = finding.history.map { Move(text: $0).call }
    let way = ways.last ?? []
    guard !way.isEmpty || finding.rule == .broken else { return ([], nil) }
    let trial = await Trial(self, Coverage())
    var shown: [Shown] = []
    var kinds: [String] = trial.look().map { [$0.kind] } ?? []
    for text in way {
      guard await trial.repeatCall(Move(text: text)), let look = trial.look() else { break }
      shown.append(look.shown)
      kinds.append(look.kind)
    }
    let isWhole = shown.count == way.count
    var former = ways.count == 1 ? shown.first.map { "\($0)" } : nil
    let name = subjectName(in: calls)
    let isBroken = trial.look().map { trial.broken($0.shown).contains(finding.about) } ?? false
    let heard = trial.witness.heard
    _ = await trial.letGo()
    let taken = heard.records.filter { $0.host.isEmpty && $0.request.isTaken }.map(\.request)
    var edges = taken.compactMap { request in
      request.from.flatMap { from in request.to.map { Finding.Edge(from: from, to: $0) } }
    }
    if access.startCall == nil {
      edges = zip(kinds, kinds.dropFirst()).filter { $0 != $1 }.map(Finding.Edge.init)
    }
    guard isWhole else { return (edges, nil) }
    // A real sleep, and the task of a view, do not fit into a test's calls.
    let isPastable = !calls.contains { $0.hasPrefix("try ") || $0.contains("let task = ") }
    if finding.rule == .broken, finding.about != Finding.everyWaitShows,
      !isPastable || !properties.contains(where: { $0.name == finding.about })
    {
      return (edges, testByExplorer(of: finding, zip(way, shown)))
    }
    guard isPastable else { return (edges, nil) }
    if ways.count > 1 {
      let trial = await Trial(self, Coverage())
      if await trial.replay(ways[0].map { Move(text: $0) }) == nil {
        former = trial.look().map { "\($0.shown)" }
      }
      _ = await trial.letGo()
    }
    guard
      let expectation = expectation(
        of: finding, in: name, isBroken: isBroken, heard, former)
    else { return (edges, nil) }
    let steps = zip(way, shown).flatMap { text, shown in
      atRest(text) + ["// \(SwiftText.of(shown))"]
    }
    var lines = ["// Make the \(name) here, and what it needs, as the explorer does."]
    if expectation.after[0].contains("explorer.") {
      lines.insert("// Make the explorer here.", at: 0)
    }
    lines += [expectation.before].compactMap(\.self) + steps + expectation.after
    return (edges, test(of: finding, lines))
  }

  /// The test of what only the explorer can ask: a property along the history, or of the inputs.
  private func testByExplorer(
    of finding: Finding, _ steps: some Sequence<(String, Shown)>
  ) -> String {
    let calls = steps.flatMap { text, shown in
      ["  \(text.debugDescription),", "  // \(SwiftText.of(shown))"]
    }
    let expectation =
      "#expect(await explorer.holds(\(finding.about.debugDescription), after: calls))"
    return test(
      of: finding,
      ["// Make the explorer here.", "let calls: [String] = ["] + calls + ["]", expectation])
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

  /// What must be made before the first call, and what is expected after the last.
  private func expectation(
    of finding: Finding, in name: String, isBroken: Bool, _ heard: Witness<Shown>.Heard,
    _ former: String?
  ) -> (before: String?, after: [String])? {
    let property = finding.about.debugDescription
    let isLoading = "explorer.isLoading?(explorer.shown(by: \(name)))"
    switch finding.rule {
    case .broken where properties.contains { $0.name == finding.about }:
      if isBroken { return (nil, ["#expect(explorer.holds(\(property), for: \(name)))"]) }
      guard heard.told.contains(where: { $0.broken.contains(finding.about) }) else { return nil }
      return (
        "let frames = DisplayRecorder(of: screen)",
        ["#expect(explorer.holds(\(property), for: screen, in: frames.all))"]
      )
    case .broken where finding.about == Finding.everyWaitShows:
      return (nil, ["#expect(\(isLoading) == true)"])
    case .idleLoading: return (nil, ["#expect(\(isLoading) == false)"])
    case .differentDisplays:
      guard let former else { return nil }
      let shown = "let shown = \"\\(explorer.shown(by: \(name)))\""
      return (nil, [shown, "#expect(shown == \(former.debugDescription))"])
    case .misuse:
      let refusals = heard.records.filter { $0.host.isEmpty }.compactMap(\.request.refusal)
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

  /// A call, after which the subject has come to rest.
  func atRest(_ text: String) -> [String] {
    guard access.startCall != nil else {
      return [text.hasPrefix("await inOrder(") ? text : "await inOrder { \(text) }"]
    }
    return text.hasPrefix("await ") ? [text] : [text, "await screen.settled()"]
  }

  /// What the calls name the subject.
  private func subjectName(in calls: [String]) -> String {
    if access.startCall != nil { return "screen" }
    let call = calls.first { !$0.hasPrefix("await ") && $0.contains(".") } ?? "model."
    let name = call.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || name == "let" ? "model" : String(name)
  }
}

extension Trial {
  /// Does an input, or starts a screen at a sample.
  fileprivate func repeatCall(_ move: Move) async -> Bool {
    if await perform(move.call, choosing(move.order)) { return true }
    guard let sample = explorer.samples.first(where: { $0.call == move.call }) else { return false }
    return await act(sample.start) == .some(nil)
  }
}
