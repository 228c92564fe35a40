package import Terminal

/// One request in the log of the interface, with its cause and its outcome.
package struct LogEntry {
  package enum Outcome: Equatable, Sendable {
    case taken
    case ignored
    /// The request broke a rule, which the name of the refusal's reason says.
    case refused(String)

    /// A result came after its state had exited.
    static let dropped = Outcome.refused("stale")
  }

  /// The path of the host, such as `loggedIn/`; empty if the screen is not hosted.
  package let host: String
  /// The name of the screen's kind; `nil` if the screen was not running.
  package let from: String?
  /// The name of the requested kind; `nil` if the request named none.
  package let to: String?
  package let cause: String
  package let outcome: Outcome
  /// The number of the entry; the first is 1.
  package internal(set) var number: Int
  /// The time since the start of the program.
  package internal(set) var time = Duration.zero
  /// The result: `10 items`, `failed: offline`.
  package internal(set) var result = ""
  /// The picture after the request.
  var picture = SamplePicture()
  /// Whether `picture` is set: the frame comes after the request that leads to it.
  var isSettled = false
  /// The path of the screen at that time.
  var path = ""

  package init(
    host: String = "", from: String?, to: String?, cause: String, outcome: Outcome = .taken,
    number: Int = 0
  ) {
    (self.host, self.from, self.to) = (host, from, to)
    (self.cause, self.outcome, self.number) = (cause, outcome, number)
  }

  /// The edge of the transition on the map; `nil` if no transition was taken.
  var edge: StateMap.Edge? {
    guard outcome == .taken, let to else { return nil }
    return StateMap.Edge(from: from.map { host + $0 } ?? "", to: host + to)
  }

  /// The line of the entry, without the time.
  package var line: StyledLine {
    switch outcome {
    case .taken:
      var line = StyledLine("✓ ", .green) + arrow
      if !result.isEmpty {
        line += "  " + StyledLine(result, result == "failure" ? .red : .cyan)
      }
      return line
    case .ignored:
      return StyledLine("– \(cause)", .dim) + by(" ignored by", from)
    case .refused("guarded"):
      return StyledLine("◇ \(cause)") + by(" refused by", from)
    case .dropped:
      let sentence = result.isEmpty ? " came after its state had exited" : " \(result)"
      return StyledLine("✗ dropped", [.bold, .yellow])
        + StyledLine(" \(cause)") + StyledLine(sentence, .dim)
    case .refused(let reason):
      return StyledLine("✗ \(cause) refused: \(reason)", .red) + by(" in", from)
    }
  }

  /// The transition with its cause on the arrow: `loadNews ─result→ displayNews`.
  var arrow: StyledLine {
    guard let from else { return StyledLine("\(cause) ", .dim) + "→ " + StyledLine(to ?? "") }
    // A stop has no next kind.
    guard let to else { return StyledLine(from) + StyledLine(" ─\(cause)→ •", .dim) }
    return StyledLine(from) + StyledLine(" ─\(cause)→ ", .dim) + StyledLine(to)
  }

  private func by(_ words: String, _ state: String?) -> StyledLine {
    StyledLine(state.map { "\(words) \($0)" } ?? "", .dim)
  }
}
