internal import ScreenStatesTestKit

extension Search {
  /// What grows, in a sentence with three values and the remedy; nil if nothing differs twice.
  var whatGrows: String? {
    growing.map { name, texts in
      let latest = texts.prefix(3).reversed().map { $0.replacing("\n", with: " ").prefix(60) }
      return
        "\(name) never repeats: \(latest.joined(separator: ", then ")); put it into ignoring, watch what"
        + " matters of it, or give it a type with fewer values"
    }
  }

  /// The part of a situation that differs most often along the longest history, and its texts, the
  /// latest first.
  private var growing: (name: String, texts: [String])? {
    var texts: [String: [String]] = [:]
    var place = nodes.indices.last
    while let index = place {
      for part in nodes[index].facts.situation.parts {
        texts[part.name, default: []].append(part.text)
      }
      place = nodes[index].former
    }
    // A stored property rather than what shows it.
    let rank = { (part: (name: String, texts: [String])) in
      (part.texts.count * 2 + (part.name.hasPrefix("the ") ? 0 : 1), part.name)
    }
    return texts.map { (name: $0, texts: $1.withoutRepeats) }.filter { $0.texts.count > 2 }
      .max { rank($0) < rank($1) }
  }

  /// Says on standard error how far a long search is, after two seconds and then each five; ends one
  /// that has used up its budget.
  func lookAtTime() {
    let elapsed = ContinuousClock.now - start
    if let budget = explorer.budget, elapsed >= budget { end(.budget(budget)) }
    guard elapsed >= nextReport else { return }
    nextReport = elapsed + .seconds(5)
    let (count, seconds) = (gathering.report.histories, max(1, Int(elapsed.components.seconds)))
    MisuseReporter.standardError.tell(
      "exploring \(Subject.self): \(nodes.count) situations, \(count) sequences of inputs,"
        + " \(count / seconds) a second" + (growing.map { "; \($0.name) grows" } ?? ""))
  }
}
