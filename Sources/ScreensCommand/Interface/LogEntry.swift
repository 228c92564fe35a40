package import Terminal

/// One request in the log of the interface: who asked for what, and what came of it.
package struct LogEntry {
  /// What became of the request.
  package enum Outcome: Equatable, Sendable {
    /// It was carried out.
    case taken
    /// The state does not answer it.
    case ignored
    /// The state's own guard kept it.
    case guarded
    /// An answer that came after its state had exited.
    case dropped
    /// The rule that it broke, by the name that the core gives to it.
    case refused(String)
  }

  /// The name of the sample.
  package let sample: String
  /// For a hosted screen: the way to it, such as `loggedIn/`.
  package let host: String
  /// The state that the screen was in; `nil` where it was not running.
  package let from: String?
  /// The state that was asked for; `nil` where none was named.
  package let to: String?
  /// Who asked.
  package let cause: String
  /// What became of it.
  package let outcome: Outcome
  /// Its number, from the first one on.
  var number = 0
  /// When, since the program began.
  package internal(set) var time = Duration.zero
  /// What came of it: `10 items`, `failed: offline`.
  package internal(set) var result = ""
  /// What was shown when this was done.
  var picture = SamplePicture()
  /// Whether that is known: a frame comes after the request that leads to it.
  var isSettled = false
  /// The event of the terminal that it belongs to.
  var happening = 0
  /// The names of the states on the way in, at that time.
  var path = ""

  /// Where the transition leads on the map, such as `loggedIn/playing`.
  var edge: StateMap.Edge? {
    guard outcome == .taken, let to else { return nil }
    return StateMap.Edge(from: from.map { host + $0 } ?? "", to: host + to)
  }

  /// The whole line, after the time.
  package var line: StyledLine {
    switch outcome {
    case .taken:
      var line = StyledLine("✓ ", .foreground(.green)) + arrow
      if !result.isEmpty {
        let style: TextStyle = .foreground(result.hasPrefix("failed") ? .red : .cyan)
        line += "  " + StyledLine(result, style)
      }
      return line
    case .ignored:
      return StyledLine("– \(cause)", .foreground(.yellow)) + by(" ignored by", from)
    case .guarded:
      return StyledLine("◇ \(cause)", .foreground(.yellow)) + by(" refused by", from)
    case .dropped:
      let sentence = result.isEmpty ? " came after its state had exited" : " \(result)"
      return StyledLine("✗ dropped", [.bold, .foreground(.yellow)])
        + StyledLine(" \(cause)") + StyledLine(sentence, .dim)
    case .refused(let reason):
      return StyledLine("✗ \(cause) refused: \(reason)", .foreground(.red)) + by(" in", from)
    }
  }

  /// From where to where, with the cause on the arrow: `loadNews ─result→ displayNews`.
  var arrow: StyledLine {
    guard let from else { return StyledLine("\(cause) ", .dim) + "→ " + StyledLine(to ?? "") }
    // A stop leads nowhere.
    guard let to else { return StyledLine(from) + StyledLine(" ─\(cause)→ •", .dim) }
    return StyledLine(from) + StyledLine(" ─\(cause)→ ", .dim) + StyledLine(to)
  }

  /// The same, without the state that was left where there is no room for it.
  func arrow(fitting columns: Int) -> StyledLine {
    if arrow.displayWidth <= columns { return arrow }
    return StyledLine("─\(cause)→ ", .dim) + StyledLine(to ?? "•")
  }

  private func by(_ words: String, _ state: String?) -> StyledLine {
    StyledLine(state.map { "\(words) \($0)" } ?? "", .dim)
  }
}
