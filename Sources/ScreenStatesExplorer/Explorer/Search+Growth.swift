internal import ScreenStatesTestKit

extension Search {
  /// The part of a situation that differs most often along the longest history, with three of its
  /// values and what to do about it; nil if nothing differs twice.
  var whatGrows: String? {
    var values: [String: [String]] = [:]
    var place = nodes.indices.last
    while let index = place {
      for part in nodes[index].facts.situation.parts {
        values[part.name, default: []].append(part.text)
      }
      place = nodes[index].former
    }
    // A stored property rather than what shows it.
    let counts = values.mapValues(\.withoutRepeats).map { name, texts in
      (name: name, texts: texts, rank: texts.count * 2 + (name.hasPrefix("the ") ? 0 : 1))
    }
    guard let most = counts.max(by: { ($0.rank, $1.name) < ($1.rank, $0.name) }),
      most.texts.count > 2
    else { return nil }
    let latest = most.texts.prefix(3).reversed().map { $0.replacing("\n", with: " ").prefix(60) }
    return
      "\(most.name) never repeats: \(latest.joined(separator: ", then ")); put it into ignoring, watch"
      + " what matters of it, or give it a type with fewer values"
  }

  /// Says on standard error how far a long search is, after two seconds and then each five; ends one
  /// that has used up its budget.
  func lookAtTime() {
    let elapsed = ContinuousClock.now - start
    if let budget = explorer.budget, elapsed >= budget { endForBudget(budget) }
    guard elapsed >= nextReport else { return }
    nextReport = elapsed + .seconds(5)
    let (count, seconds) = (gathering.report.histories, max(1, Int(elapsed.components.seconds)))
    Console.say(
      "exploring \(Subject.self): \(nodes.count) situations, \(count) sequences of inputs,"
        + " \(count / seconds) a second" + (whatGrows.map { "; \($0)" } ?? ""))
  }
}
