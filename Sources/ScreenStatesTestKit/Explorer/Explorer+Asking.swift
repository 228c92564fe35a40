internal import ScreenStates

// What a printed test asks: see ``Finding/test``.
extension Explorer {
  /// What the explorer sees a subject show.
  public func shown(by subject: Subject) -> Shown {
    access.look(subject) { _ in nil }.shown
  }

  /// Whether a property that was added by ``always(_:when:_:)`` or is ready-made holds just now.
  ///
  /// - Returns: Whether it holds for all frames, by default what the subject shows now, or could not
  ///   fail; a property that is not known does not hold.
  public func holds(_ name: String, for subject: Subject, in frames: [Shown]? = nil) -> Bool {
    guard let property = properties.first(where: { $0.name == name }) else { return false }
    return (frames ?? [shown(by: subject)]).allSatisfy { property.fails(subject, $0) != true }
  }

  /// Whether a property holds after each of some calls on a fresh subject: any property of the explorer
  /// or of its inputs, those along a history too.
  ///
  /// A property that is not known does not hold, nor does one after calls that are not possible: the
  /// test has to be written anew then.
  ///
  /// ```swift
  /// #expect(await !explorer.holds("nothing is shown twice", after: report.findings[1].history))
  /// ```
  public func holds(_ name: String, after calls: [String]) async -> Bool {
    let trial = await Trial(self, Coverage())
    let names = properties.map(\.name) + timed.map(\.name) + trial.inputs.properties.map(\.name)
    _ = await trial.letGo()
    let found = await findings(.broken, after: calls)
    return names.contains(name) && found.allSatisfy { $0.rule == .broken && $0.about != name }
  }

  /// The findings of one sort along some calls on a fresh subject, which is then stopped, and on
  /// another, which is let go while it runs.
  ///
  /// What only all histories together show, such as a dead end, is not looked for. A call that is not
  /// possible is a finding, too: the test has to be written anew then.
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
        gathering.find(.notRepeatable, "\(call) was no longer possible.", calls)
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
        gathering.find(.leak, "\(name) has exited and is still held.", about: "kept \(name)", calls)
      }
    }
    for name in await trial.letGo() {
      gathering.find(.leak, "\(name) outlives its released screen.", about: name, calls)
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
