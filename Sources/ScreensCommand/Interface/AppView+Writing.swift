import Terminal

/// The line at the foot: requests that are written, and searches.
extension AppView {
  /// Sends a request in words, and says what the answer was.
  func send(_ text: String) {
    sentence = ""
    switch sample?.send(text) {
    case .done, nil: break
    case .sentence(let sentence): self.sentence = sentence
    case .help: openHelp()
    case .leave: hasLeft = true
    }
  }

  /// Does what a key does to the request that is being written.
  func write(_ key: Key, _ input: inout InputLine) {
    mode = .usual
    switch key {
    case .enter: return send(input.text)
    case .escape: return
    case .backspace where input.text.isEmpty: return
    case .tab: input.text = sample?.completed(input.text) ?? input.text
    default: input.edit(key)
    }
    mode = .writing(input)
  }

  /// Does what a key does to a search.
  func search(_ key: Key, _ input: inout InputLine) {
    mode = .usual
    let old = input.text
    switch key {
    case .escape: return
    case .backspace where input.text.isEmpty: return
    case .enter, .down: find(input.text, from: foundPosition + 1, step: 1)
    case .up, .backTab: find(input.text, from: foundPosition - 1, step: -1)
    default: input.edit(key)
    }
    if input.text != old { find(input.text, from: foundPosition, step: 1) }
    mode = .searching(input)
  }

  private var foundPosition: Int { found ?? position }

  /// Goes to the next line with the text, and wraps around at the end.
  private func find(_ text: String, from start: Int, step: Int) {
    sentence = ""
    found = nil
    if text.isEmpty { return }
    let lines = searched
    let order = lines.indices.map { (start + $0 * step + 2 * lines.count) % lines.count }
    guard let hit = order.first(where: { lines[$0].has(text) }) else {
      sentence = "\"\(text)\" was not found."
      return
    }
    let places = lines.indices.filter { lines[$0].has(text) }
    sentence = "\((places.firstIndex(of: hit) ?? 0) + 1) of \(places.count)"
    found = hit
    if focus == .screen, listCount != nil || past != nil { return }
    let rows = contentRows
    go(to: focus == .log ? hit : withColumn { $0.clamped(hit - rows / 3, rows: rows) })
  }

  /// The lines to search.
  private var searched: [String] {
    if focus == .log { return log.map(\.line.text) }
    return withColumn { column in
      column.layOutAll()
      return column.lines.map(\.text)
    }
  }
}

extension String {
  fileprivate func has(_ text: String) -> Bool { lowercased().contains(text.lowercased()) }
}
