import Terminal

/// The requests at the bottom under their keys, with those that would be ignored now in faint
/// letters.
struct SampleFoot {
  private let requests: [SampleScene.Request]

  init(_ requests: [SampleScene.Request]) { self.requests = requests }

  /// As many of the requests as there is room for, and the help.
  ///
  /// First the faint ones go, then those at the end: the help names them all.
  func lines(columns: Int, rows: Int) -> [StyledLine] {
    let own = [SampleScene.Request("help", key: "?"), SampleScene.Request("quit", key: "q")]
    let answered = requests.filter(\.isAnswered)
    let choices =
      [requests + own]
      + (0...answered.count).reversed().map { answered.prefix($0) + own }
      + [[own[0]]]
    for choice in choices {
      let lines = lines(of: choice, columns: columns)
      if lines.count <= rows, lines.allSatisfy({ $0.displayWidth <= columns }) { return lines }
    }
    return []
  }

  /// The requests side by side; none is broken.
  private func lines(of requests: [SampleScene.Request], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for request in requests {
      let word = word(for: request)
      let joined = (lines.last ?? "") + StyledLine(" · ", .dim) + word
      if !lines.isEmpty, joined.displayWidth <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func word(for request: SampleScene.Request) -> StyledLine {
    let key = request.key.map { "\($0) " } ?? ": "
    guard request.isAnswered else { return StyledLine(key + request.name, .dim) }
    return StyledLine(key, .bold) + StyledLine(request.name)
  }
}
