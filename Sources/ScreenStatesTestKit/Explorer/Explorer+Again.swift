internal import ScreenStates

// What a printed test asks: see ``Finding/test``.
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
    let names = properties.map(\.name) + timed.map(\.name) + trial.inputs.properties.map(\.name)
    _ = await trial.letGo()
    let found = await findings(.broken, after: calls)
    return names.contains(name) && found.allSatisfy { $0.rule == .broken && $0.about != name }
  }

  /// What of one sort some calls on a fresh subject show, which is then stopped, and another is let
  /// go while it runs.
  ///
  /// What only all histories together show, such as a dead end, is not looked for.
  ///
  /// - Parameters:
  ///   - rule: What to look for.
  ///   - calls: The Swift calls, as a history prints them. One that is not possible is a finding,
  ///     too: the test has to be written anew then.
  /// - Returns: What was found.
  public func findings(_ rule: Finding.Rule, after calls: [String]) async -> [Finding] {
    var gathering = Gathering(self)
    for isStopped in [false, true] { await gather(calls, isStopped, &gathering) }
    return gathering.report.findings.filter { $0.rule == rule || $0.rule == .notRepeatable }
  }

  private func gather(
    _ calls: [String], _ isStopped: Bool, _ gathering: inout Gathering<Subject, Shown>
  ) async {
    let trial = await Trial(self, Coverage())
    var before: Look<Shown>?
    // The start of a screen is a call; an object is there at once.
    for call in (access.startCall == nil ? [nil] : []) + calls {
      trial.witness.forget()
      if let call, await !trial.repeatCall(Move(text: call)) {
        gathering.find(.notRepeatable, "\(call) could not be done.", calls)
        break
      }
      guard let facts = trial.facts(after: call ?? "the making", from: before) else { break }
      gathering.add(facts, after: before, calls)
      before = facts.look
    }
    if isStopped, let path = before?.path {
      for (thing, problem) in await trial.leftAfterStop() {
        gathering.find(.left, "\(problem) after a stop in \(path).", about: thing, calls)
      }
      for name in await trial.statesKept() {
        gathering.find(.leak, "\(name) has left and is kept.", about: "kept \(name)", calls)
      }
    }
    for name in await trial.letGo() {
      gathering.find(.leak, "\(name) outlives the screen that was let go.", about: name, calls)
    }
  }
}

extension Trial {
  /// Does an input, or starts a screen at a sample.
  func repeatCall(_ move: Move) async -> Bool {
    if await perform(move.call, choosing(move.order)) { return true }
    guard let sample = explorer.samples.first(where: { $0.call == move.call }) else { return false }
    return await act(sample.start) == .some(nil)
  }
}
