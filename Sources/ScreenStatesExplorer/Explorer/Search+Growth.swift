internal import ScreenStatesTestKit

extension Search {
  /// What never repeats, in a sentence with three values and the remedy; nil if everything does.
  var whatGrows: String? {
    growing.map { name, texts in
      let source = nodes.last?.facts.situation.parts.first { $0.name == name }?.source
      let latest = Self.cut(texts.suffix(3).map { $0.replacing("\n", with: " ") })
      let remedy =
        if coverage.isBounded {
          "all inputs are bounded, so this ends: lower a bound, or put it into ignoring if nothing"
            + " depends on it"
        } else if source == .watched {
          "watch a value of it that has fewer values"
        } else if source == .answers || name.hasPrefix("the ") || explorer.names.contains(name) {
          "bound the inputs with atMost and the calls with upTo, or set situation"
        } else {
          "put it into ignoring, watch what matters of it, or give it a type with fewer values"
        }
      return
        "\(name) never repeated along the longest sequence: \(latest.joined(separator: ", then ")); \(remedy)"
    }
  }

  /// Cuts texts so that their differences are left.
  private static func cut(_ texts: [String]) -> [String] {
    let same = texts.indices.flatMap { index in
      texts[..<index].map { zip($0, texts[index]).prefix { $0 == $1 }.count }
    }
    let first = max(0, (same.min() ?? 0) - 30)
    let last = min((same.max() ?? 0) + 30, first + 200)
    return texts.map { text in
      let end = text.count > last ? "…" : ""
      return (first > 0 ? "…" : "") + text.prefix(last).dropFirst(first) + end
    }
  }

  /// The part of a situation that has most values along the longest history, and these, if each was
  /// new when it came, and another came at least with every eighth input.
  private var growing: (name: String, texts: [String])? {
    // The last step of one history may begin anew what grows.
    let length = nodes.last?.history.count ?? 0
    return nodes.indices.suffix(20).reversed().lazy
      .filter { self.nodes[$0].history.count >= length - 1 }
      .compactMap { self.growing(to: $0) }.first
  }

  private func growing(to last: Int) -> (name: String, texts: [String])? {
    var texts: [String: [String]] = [:]
    var place: Int? = last
    var length = 0
    while let index = place {
      for part in nodes[index].facts.situation.parts
      where part.source != .bounds && texts[part.name]?.last != part.text {
        texts[part.name, default: []].append(part.text)
      }
      place = nodes[index].former
      length += 1
    }
    // Latest first: what repeats at the beginning may grow later.
    let distinct = texts.mapValues { texts in
      var seen: Set<String> = []
      return Array(texts.prefix { seen.insert($0).inserted })
    }
    let all = distinct.filter { _, texts in
      texts.count > 3 && texts.count * 8 >= length && !texts.joined().allSatisfy(\.isWhitespace)
    }
    // A stored property rather than what shows it, unless it has far fewer values.
    let most = all.values.map(\.count).max() ?? 0
    let properties = all.filter { !$0.key.hasPrefix("the ") && $0.value.count * 2 >= most }
    return (properties.isEmpty ? all : properties)
      .max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
      .map { ($0.key, $0.value.reversed()) }
  }

  /// Says on standard error what is tried now, if the test wants to know.
  func tell(_ history: [Move], then call: String?) {
    guard explorer.tellsHistories else { return }
    let calls = history.texts + [call].compactMap(\.self)
    MisuseReporter.standardError.tell("trying \(calls.joined(separator: "; "))")
  }

  /// Tells how far a long search is, again every five seconds; ends one that has no time left.
  func lookAtTime() {
    let elapsed = ContinuousClock.now - start
    if let budget = explorer.budget, elapsed >= budget { end(.budget(budget)) }
    guard elapsed >= nextReport else { return }
    nextReport = elapsed + .seconds(5)
    let (count, seconds) = (gathering.report.histories, max(1, Int(elapsed.components.seconds)))
    MisuseReporter.standardError.tell(
      "exploring \(Subject.self): \(situations.count) situations, \(count) sequences of inputs,"
        + " \(count / seconds) a second"
        + (growing.map { "; not repeated yet: \($0.name)" } ?? ""))
  }
}
