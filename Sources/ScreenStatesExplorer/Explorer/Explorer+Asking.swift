internal import ScreenStatesTestKit

// The functions that a printed test calls: see ``Finding/test``.
extension Explorer {
  /// Whether a property of the explorer or of its inputs holds after each call on a fresh subject.
  ///
  /// A call that is not possible now is left out: an input whose condition does not allow it any more,
  /// and an answer that no call takes any more, which is reported on standard error. An unknown property
  /// does not hold, and none holds after a call that the explorer does not know; both are reported, too.
  ///
  /// ```swift
  /// #expect(await !explorer.holds("nothing is shown twice", after: report.findings[1].history))
  /// ```
  public func holds(_ name: String, after calls: [String]) async -> Bool {
    let gathered = await gather(calls)
    if !gathered.names.contains(name) {
      MisuseReporter.standardError.tell("No property is named \"\(name)\".")
    }
    for finding in gathered.findings where finding.rule == .notRepeatable {
      MisuseReporter.standardError.tell(finding.sentence)
    }
    return gathered.holds(name)
  }

  /// The findings of one rule along some calls on a fresh subject, which is then stopped, and on
  /// another, which is released while it runs.
  ///
  /// The calls may be those of a ``Finding/history``, also of one that compares two subjects.
  /// It does not find what only all histories together show, such as a dead end. A call that is not
  /// possible now is left out, as by ``holds(_:after:)``; one that is not known is a finding, too.
  public func findings(_ rule: Finding.Rule, after calls: [String]) async -> [Finding] {
    await gather(calls).findings.filter { $0.rule == rule || $0.rule == .notRepeatable }
  }

  /// What some calls show on fresh subjects: one history, or two that should show the same.
  func gather(_ calls: [String]) async -> Gathered<Shown> {
    await Turn.take {
      var gathering = Gathering(self)
      var gathered = Gathered<Shown>(names: names)
      var notDone: [String] = []
      let ways = calls.split(separator: Finding.another).map(Array.init)
      for way in ways.isEmpty ? [[]] : ways {
        for isStopped in [false, true] {
          let trial = await Trial(self, Coverage(numbersIdentifiers: true))
          gathered.names += trial.inputs.properties.map(\.name)
          let (all, leftOut, unknown) = await trial.facts(after: way)
          notDone += leftOut
          if isStopped { gathered.ways.append((way, all)) }
          // A screen that has not started shows nothing yet; an object has no start.
          for index in all.indices.dropFirst(access.isScreen ? 1 : 0) {
            let before = index == 0 ? nil : all[index - 1].look
            gathering.add(all[index], after: before, Array(way.prefix(index)))
          }
          if let unknown {
            gathering.find(.notRepeatable, "\(unknown) is not known: write the test anew.", way)
          }
          if let look = all.last?.look {
            gathering.find(await trial.end(stoppingIn: isStopped ? look.path : nil), way)
          }
          gathering.find(await trial.letGo(), way)
        }
      }
      for call in notDone.withoutRepeats where call.contains(".calls[") {
        MisuseReporter.standardError.tell("\(call) was left out: no call takes it any more.")
      }
      gathered.findings = gathering.report.findings
      return gathered
    }
  }
}

/// What some calls show.
struct Gathered<Shown> {
  var findings: [Finding] = []
  /// The names of the properties.
  var names: [String]
  /// The calls of each history, with the facts before them and after each that was possible.
  var ways: [(calls: [String], facts: [Facts<Shown>])] = []

  /// Whether a property is known and was never broken.
  func holds(_ name: String) -> Bool {
    names.contains(name)
      && !findings.contains { $0.rule == .notRepeatable || $0.rule == .broken && $0.about == name }
  }
}

extension Trial {
  /// Repeats calls up to the first that no input has, and leaves out those that are not possible now;
  /// returns the facts before them, and after each that was done.
  func facts(
    after calls: [String]
  ) async -> (all: [Facts<Shown>], leftOut: [String], unknown: String?) {
    var all = [facts(from: nil)].compactMap(\.self)
    var leftOut: [String] = []
    for text in calls {
      witness.forget()
      let move = Move(text: text)
      if await repeatCall(move) {
        if let facts = facts(from: all.last?.look) { all.append(facts) }
      } else if inputs.knows(move.call) {
        leftOut.append(move.call)
      } else {
        return (all, leftOut, move.call)
      }
    }
    return (all, leftOut, nil)
  }

  /// Does an input, or starts a screen at a sample; of a clock, the move that is due now.
  func repeatCall(_ move: Move) async -> Bool {
    if await perform(move.call, choosing(move.order)) { return true }
    if let sample = explorer.samples.first(where: { $0.call == move.call }) {
      return await start(at: sample) == nil
    }
    let beginning = move.call.prefix { $0 != "(" }
    let step = steps.first { Finding.movesTime($0.call) && $0.call.hasPrefix(beginning) }
    guard Finding.movesTime(move.call), let step else { return false }
    return await perform(step.call, choosing(move.order))
  }
}
