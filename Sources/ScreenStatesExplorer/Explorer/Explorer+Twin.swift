extension Explorer {
  /// Finds the shortest history after which the subjects of two explorers show different things.
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
  /// It does not name the variables that cannot be compared: explore each alone first. An input that is
  /// never possible in both at once is a finding, too, unless `mayMiss` names it; one that is possible in
  /// only one of them after some histories is just not tried there, such as the answer to a call that the
  /// other did not make. A class needs no start and no stop to match those of a screen.
  ///
  /// - Returns: The differences; none if both show the same to the end.
  public func differences<Twin: AnyObject, TwinShown, Value: Equatable>(
    from twin: Explorer<Twin, TwinShown>, comparing value: (Shown) -> Value,
    with twinValue: (TwinShown) -> Value
  ) async -> [Finding] {
    await Turn.take {
      func finding(
        _ rule: Finding.Rule, _ sentence: String, _ history: [String] = [], about: String? = nil
      ) -> Finding {
        Finding(rule: rule, sentence: sentence, history: history, about: about ?? sentence)
      }
      let start = ContinuousClock.now
      let (coverage, twinCoverage) = (Coverage(), Coverage())
      var histories: [[String]] = [[]]
      var met: Set<[String]> = []
      var (seen, tried): (Set<String>, Set<String>) = ([], [])
      var bound: String?
      while !histories.isEmpty {
        let history = histories.removeFirst()
        guard let one = await end(of: history, coverage),
          let other = await twin.end(of: history, twinCoverage)
        else {
          let sentence = "The same calls led to another situation on fresh subjects."
          return [finding(.notRepeatable, sentence, history)]
        }
        if let sentence = one.endless ?? other.endless {
          return [finding(.endless, sentence, history)]
        }
        let values = (value(one.look.shown), twinValue(other.look.shown))
        guard values.0 == values.1 else {
          let texts = (SwiftText.of(values.0), SwiftText.of(values.1))
          let sentence = "\(Subject.self) shows \(texts.0), and \(Twin.self) \(texts.1)."
          return [finding(.twins, sentence, history)]
        }
        guard met.insert([one.situation.text, other.situation.text]).inserted else { continue }
        if let budget, ContinuousClock.now - start >= budget {
          bound = "\(budget) had passed before all pairs of situations were seen."
          break
        }
        if met.count > situations {
          if !isCountAsked { bound = "There are more than \(situations) pairs of situations." }
          break
        }
        let calls = one.calls.filter(other.calls.contains)
        seen.formUnion(one.calls + other.calls)
        tried.formUnion(calls)
        if history.count < depth {
          histories += calls.map { history + [$0] }
        } else if !calls.isEmpty, !isDepthAsked {
          bound = "There are sequences of more than \(depth) inputs."
        }
      }
      // A class has no start and no stop to match those of a screen.
      let own = [access.startCall, access.stopCall, twin.access.startCall, twin.access.stopCall]
      let alone = seen.subtracting(own.compactMap(\.self)).subtracting(tried).subtracting(mayMiss)
      return [bound].compactMap(\.self).map { finding(.bound, $0) }
        + alone.sorted().map { call in
          finding(.neverPossible, "\(call) is never possible in both at once.", about: call)
        }
    }
  }

  /// The facts of a fresh subject after some calls; nil if they are not possible.
  private func end(of calls: [String], _ coverage: Coverage) async -> Facts<Shown>? {
    let trial = await Trial(self, coverage)
    let calls = [access.startCall].compactMap(\.self) + calls
    let all = await trial.facts(after: calls).all
    await trial.letGo()
    return all.count > calls.count ? all.last : nil
  }
}
