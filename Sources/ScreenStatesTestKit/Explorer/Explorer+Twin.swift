extension Explorer {
  /// Does the same inputs with the subjects of two explorers, and finds the shortest history after
  /// which they show different things.
  ///
  /// Use it for a rewrite: of an old class as a new one, or of a class with flags as a screen. Two
  /// inputs are the same if their Swift calls are, so a screen that replaces a class declares
  /// `inputs.act("model.load()") { $0.state.load() }`. Each input that both can do is tried, the
  /// shortest histories first, until no new pair of situations appears or a bound is reached.
  ///
  /// ```swift
  /// let findings = await flags(ListModel.self).differences(
  ///   from: screen(), comparing: { [$0.isLoading, $0.error != nil] },
  ///   with: { [$0.isLoading, $0.error != nil] })
  /// ```
  ///
  /// An input that is never possible in both at once is a finding, too, unless `mayMiss` names it.
  /// A class needs no start and no stop to match those of a screen.
  ///
  /// - Returns: The differences; none if both show the same to the end.
  public func differences<Twin: AnyObject, TwinShown, Value: Equatable>(
    from twin: Explorer<Twin, TwinShown>, comparing value: (Shown) -> Value,
    with twinValue: (TwinShown) -> Value
  ) async -> [Finding] {
    var histories: [[String]] = [[]]
    var met: Set<[String]> = []
    var (seen, tried): (Set<String>, Set<String>) = ([], [])
    var bounds: [String] = []
    var index = 0
    while index < histories.count {
      let history = histories[index]
      index += 1
      guard let one = await end(of: history), let other = await twin.end(of: history) else {
        let sentence = "The same calls led to another situation on fresh subjects."
        return [Finding(rule: .notRepeatable, sentence: sentence, history: history, about: "")]
      }
      let values = (value(one.shown), twinValue(other.shown))
      guard values.0 == values.1 else {
        let sentence =
          "\(Subject.self) shows \(SwiftText.of(values.0)), and \(Twin.self)"
          + " \(SwiftText.of(values.1))."
        return [Finding(rule: .twins, sentence: sentence, history: history, about: "")]
      }
      guard met.insert([one.situation, other.situation]).inserted else { continue }
      if met.count > situations {
        if !isCountAsked { bounds = ["There are more than \(situations) pairs of situations."] }
        break
      }
      let calls = one.calls.filter(other.calls.contains)
      seen.formUnion(one.calls + other.calls)
      tried.formUnion(calls)
      if history.count < depth {
        histories += calls.map { history + [$0] }
      } else if !calls.isEmpty, !isDepthAsked {
        bounds = ["There are histories of more than \(depth) inputs."]
      }
      await Task.yield()
    }
    // A class has no start and no stop to match those of a screen.
    let own = [access.startCall, access.stopCall, twin.access.startCall, twin.access.stopCall]
    seen.subtract(own.compactMap(\.self))
    let alone = seen.subtracting(tried).subtracting(mayMiss).sorted()
    return bounds.map { Finding(rule: .bound, sentence: $0, history: [], about: $0) }
      + alone.map { call in
        let sentence = "\(call) is never possible in both at once."
        return Finding(rule: .neverPossible, sentence: sentence, history: [], about: call)
      }
  }

  /// What a fresh subject shows after some calls, its situation, and what can happen next.
  private func end(
    of calls: [String]
  ) async -> (shown: Shown, situation: String, calls: [String])? {
    let trial = await Trial(self, Coverage())
    let moves = ([access.startCall].compactMap(\.self) + calls).map { Move(call: $0) }
    var result: (Shown, String, [String])?
    if await trial.replay(moves) == nil, let look = trial.look() {
      result = (look.shown, trial.situation(of: look).text, trial.steps.map(\.call))
    }
    _ = await trial.letGo()
    return result
  }
}
