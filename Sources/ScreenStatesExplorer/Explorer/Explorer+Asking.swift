internal import ScreenStates

// The functions that a printed test calls: see ``Finding/test``.
extension Explorer {
  /// What a subject shows, as the explorer sees it.
  public func shown(by subject: Subject) -> Shown {
    access.look(subject, SwiftText.Context()).shown
  }

  /// Whether a property that was added by ``always(_:when:_:)`` or is ready-made holds now.
  ///
  /// - Returns: Whether it holds, or could not fail, in all frames, by default in what the subject
  ///   shows now; an unknown property does not hold.
  public func holds(_ name: String, for subject: Subject, in frames: [Shown]? = nil) -> Bool {
    guard let property = properties.first(where: { $0.name == name }) else { return false }
    return (frames ?? [shown(by: subject)]).allSatisfy { property.fails(subject, $0) != true }
  }

  /// Whether a property holds after each of some calls on a fresh subject: any property of the
  /// explorer or of its inputs, those along a history included.
  ///
  /// An unknown property does not hold, and no property holds after calls that are not possible:
  /// the test must then be written anew.
  ///
  /// ```swift
  /// #expect(await !explorer.holds("nothing is shown twice", after: report.findings[1].history))
  /// ```
  public func holds(_ name: String, after calls: [String]) async -> Bool {
    let (found, names) = await gather(calls)
    return names.contains(name)
      && !found.contains { $0.rule == .notRepeatable || $0.rule == .broken && $0.about == name }
  }

  /// The findings of one rule along some calls on a fresh subject, which is then stopped, and on
  /// another, which is released while it runs.
  ///
  /// The calls may be those of a ``Finding/history``, also of one that compares two subjects.
  /// It does not find what only all histories together show, such as a dead end. A call that is not
  /// possible is a finding, too: the test must then be written anew.
  public func findings(_ rule: Finding.Rule, after calls: [String]) async -> [Finding] {
    await gather(calls).findings.filter { $0.rule == rule || $0.rule == .notRepeatable }
  }

  /// The findings along some calls, and the names of the properties.
  private func gather(_ calls: [String]) async -> (findings: [Finding], names: [String]) {
    var gathering = Gathering(self)
    var names = properties.map(\.name) + timed.map(\.name)
    let ways = calls.split(separator: Finding.another).map(Array.init)
    for way in ways.isEmpty ? [[]] : ways {
      for isStopped in [false, true] {
        names += await gather(way, isStopped: isStopped, in: &gathering)
      }
    }
    return (gathering.report.findings, names)
  }

  /// Adds the findings along some calls on one subject; returns the names of the inputs' properties.
  private func gather(
    _ calls: [String], isStopped: Bool, in gathering: inout Gathering<Subject, Shown>
  ) async -> [String] {
    let trial = await Trial(self, Coverage())
    let names = trial.inputs.properties.map(\.name)
    let all = await trial.facts(after: calls)
    // A screen that has not started shows nothing yet; an object has no start.
    for index in all.indices.dropFirst(access.isScreen ? 1 : 0) {
      gathering.add(all[index], after: index == 0 ? nil : all[index - 1].look, calls)
    }
    if !all.isEmpty, all.count <= calls.count {
      gathering.find(.notRepeatable, "\(calls[all.count - 1]) was no longer possible.", calls)
    }
    if let look = all.last?.look, isStopped {
      let (left, held) = (await trial.leftAfterStop(), await trial.statesKept())
      gathering.find(left: left, held: held, in: look.path, calls)
    } else if let look = all.last?.look {
      gathering.find(obeyed: await trial.stateThatObeys(after: look), calls)
    }
    gathering.find(outliving: await trial.letGo(), calls)
    return names
  }
}

extension Trial {
  /// Repeats calls as far as they are possible; returns the facts before them, and after each.
  func facts(after calls: [String]) async -> [Facts<Shown>] {
    var all = [camera.facts(from: nil)].compactMap(\.self)
    for call in calls {
      witness.forget()
      guard await repeatCall(Move(text: call)), let facts = camera.facts(from: all.last?.look)
      else {
        break
      }
      all.append(facts)
    }
    return all
  }

  /// Does an input, or starts a screen at a sample.
  private func repeatCall(_ move: Move) async -> Bool {
    if await perform(move.call, choosing(move.order)) { return true }
    guard let sample = explorer.samples.first(where: { $0.call == move.call }) else { return false }
    return await act(sample.start) == .some(nil)
  }
}
