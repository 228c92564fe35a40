import ScreenStates
package import Terminal

extension AppView {
  /// Handles a key.
  func press(_ key: Key) {
    switch mode {
    case _ where key == .control("c"): hasLeft = true
    case .writing(var input): write(key, &input)
    case .searching(var input): search(key, &input)
    case .usual, .help: bindings.first { $0.keys.contains(key) }?.action(key)
    }
  }

  /// The keys that do something now, with their signs in the help and the footer.
  package var shownKeys: [(sign: String, keys: [Key])] { bindings.map { ($0.sign, $0.keys) } }

  /// What the keys do now: the only source for the footer, the help and the key handling.
  var bindings: [KeyBinding] {
    if case .help = mode { return moving + [leavingHelp, quitKey] }
    return requests + moving + interface + faults
  }

  // MARK: - The sample

  private var requests: [KeyBinding] {
    guard let sample, past == nil else { return [] }
    var bindings = sample.offers.map { offer in
      KeyBinding(
        [.character(offer.key)], String(offer.key), offer.name, offer.summary, .sample,
        isFaint: !offer.isAnswered
      ) { [self] _ in ask(offer, of: sample) }
    }
    let numbered = sample.numbered
    if let numbered, let index = sample.offers.firstIndex(where: { $0.name == numbered.name }) {
      // The footer shows the digits already.
      bindings[index].name = ""
    }
    // Two requests can have the same key if no state answers both.
    for binding in bindings where !binding.isFaint {
      bindings.removeAll { $0.sign == binding.sign && $0.isFaint }
    }
    if let (name, count) = numbered, count > 0 {
      bindings.append(
        KeyBinding(
          digits(count), count == 1 ? "1" : "1–\(min(count, 9))", name,
          "\(name) the one with that number", .sample
        ) { [self] key in
          if case .character(let digit) = key { send("\(name) \(digit)") }
        })
    }
    bindings.append(
      KeyBinding([.character(":")], ":", "", "type a request; Tab completes it", .sample) {
        [self] _ in begin(.writing(InputLine(prompt: "› ")))
      })
    return bindings
  }

  private func digits(_ count: Int) -> [Key] {
    (1...min(count, 9)).map { .character(Character("\($0)")) }
  }

  /// Sends the request of a key, also if the state ignores it: the log shows that.
  private func ask(_ offer: Offer, of sample: any LiveSample) {
    if offer.needsArgument, offer.isAnswered {
      return begin(.writing(InputLine(prompt: "› ", offer.name + " ")))
    }
    let path = sample.path
    let answer = offer.send()
    sentence = offer.isAnswered ? answer ?? "" : "\(path) ignores \"\(offer.name)\"."
  }

  private func send(_ text: String) {
    sentence = ""
    switch sample?.send(text) {
    case .done, nil: break
    case .sentence(let sentence): self.sentence = sentence
    case .help: openHelp()
    case .leave: hasLeft = true
    }
  }

  private var faults: [KeyBinding] {
    guard let desk = sample?.faults, past == nil else { return [] }
    return desk.supported.map { fault in
      KeyBinding(
        [.character(fault.key)], String(fault.key), fault.rawValue, fault.meaning, .answer,
        isOn: desk.armed == fault
      ) { [self] _ in
        desk.arm(fault)
        sentence =
          desk.armed == fault
          ? "The next answer: \(fault.meaning)." : "The next answer is normal."
      }
    }
  }

  // MARK: - The interface

  private var interface: [KeyBinding] {
    var bindings: [KeyBinding] = []
    if let enter {
      bindings.append(
        KeyBinding([.enter], "enter", enter.name, enter.meaning, .panes) { [self] _ in
          sentence = ""
          enter.action()
        })
    }
    if sample == nil, past == nil, app.display.failure == nil, !entries.isEmpty {
      let digits = digits(entries.count)
      bindings.append(
        KeyBinding(digits, "1–\(digits.count)", "", "open the screen with that number", .panes) {
          [self] key in digits.firstIndex(of: key).map(open)
        })
    }
    bindings += [
      KeyBinding(
        [.tab, .backTab], "tab", pane(after: focus, by: 1).rawValue,
        "go to the next pane: the screen, its states, the log", .panes
      ) { [self] key in
        focus = pane(after: focus, by: key == .tab ? 1 : -1)
        sentence = ""
      },
      KeyBinding(
        [.character("i")], "i", "",
        layout.canSplit
          ? "show or hide the states and the log" : "show the states and the log, or the screen",
        .panes
      ) { [self] _ in
        if layout.canSplit { wantsMap.toggle() }
        focus = layout.canSplit || focus != .screen ? .screen : .map
      },
      KeyBinding([.character("/")], "/", "search", "search the screen or the log", .panes) {
        [self] _ in
        if focus == .map { focus = .screen }
        begin(.searching(InputLine(prompt: "/")))
      },
    ]
    if let escape {
      bindings.append(
        KeyBinding([.escape], "esc", escape.name, escape.meaning, .panes) { _ in escape.action() })
    }
    return bindings + [
      KeyBinding([.character("?")], "?", "help", "show or hide this help", .panes) { [self] _ in
        openHelp()
      }, quitKey,
    ]
  }

  private func openHelp() {
    help = bindings.help(writable: sample?.writable ?? [])
    mode = .help(firstLine: 0)
  }

  private var leavingHelp: KeyBinding {
    KeyBinding([.escape, .character("?")], "esc ?", "back", "close the help", .panes) {
      [self] _ in mode = .usual
    }
  }

  private var quitKey: KeyBinding {
    KeyBinding(
      [.character("q"), .control("c")], "q", "quit", "quit; Control-C also quits, at any time",
      .panes
    ) { [self] _ in hasLeft = true }
  }

  /// What Escape does: it closes what was opened last.
  private var escape: (name: String, meaning: String, action: () -> Void)? {
    if past != nil {
      return (
        "now", "return to the present", { [self] in (past, marked, sentence) = (nil, nil, "") }
      )
    }
    if !sentence.isEmpty {
      return ("", "hide the message; press again for the menu", { [self] in sentence = "" })
    }
    if focus != .screen { return ("screen", "go to the screen", { [self] in focus = .screen }) }
    if sample == nil, app.display.failure == nil { return nil }
    return ("menu", "go to the menu; the screen keeps running", { [self] in app.state.back() })
  }

  private func pane(after pane: Pane, by step: Int) -> Pane {
    let all = Pane.allCases
    let index = all.firstIndex(of: pane) ?? 0
    return all[(index + step + all.count) % all.count]
  }

  private func begin(_ mode: Mode) {
    sentence = ""
    self.mode = mode
  }

  /// What Enter does with the selection.
  private var enter: (name: String, meaning: String, action: () -> Void)? {
    switch focus {
    case .log where !log.isEmpty && log[markedIndex].number != past:
      return (
        "step back", "show the screen as it was after that line",
        { [self] in
          past = log[markedIndex].number
          // If there is room for only one pane, show the screen.
          if !layout.isSplit { focus = .screen }
        }
      )
    case .screen where past == nil && sample == nil && !entries.isEmpty:
      return ("open", "open the selected screen", { [self] in open(chosen) })
    case .screen where past == nil:
      return sample?.choice.map { ("choose", "choose the selected item", $0.take) }
    default: return nil
    }
  }

  private func open(_ index: Int) {
    chosen = index
    app.state.open(entries[index].name)
  }

  // MARK: - Moving

  /// The index of the selected log entry.
  var markedIndex: Int { marked.flatMap { number in log.firstIndex { $0.number == number } } ?? 0 }

  /// The keys that move the view or the selection; none if everything is visible.
  private var moving: [KeyBinding] {
    let position = position
    let keys = Movement.keys.filter { target(of: $0.movement, from: position) != position }
    func binding(
      _ sign: String, _ name: String, _ meaning: String, _ among: [Movement]
    ) -> KeyBinding? {
      let keys = keys.filter { among.contains($0.movement) }
      if keys.isEmpty { return nil }
      return KeyBinding(keys.map(\.key), sign, name, meaning, .moving) { [self] key in
        if let movement = keys.first(where: { $0.key == key })?.movement { move(movement) }
      }
    }
    return [
      binding(
        "↑↓ jk", listCount == nil ? "scroll" : "move", "a line up or down", [.lines(-1), .lines(1)]),
      binding(
        "PgUp PgDn", "", "a page; also Ctrl-B, Ctrl-F and space", [.halves(-2), .halves(2)]),
      binding("Ctrl-U Ctrl-D", "", "half a page", [.halves(-1), .halves(1)]),
      binding("g G", "", "to the start or the end; also Home and End", [.start, .end]),
    ].compactMap(\.self)
  }

  /// Whether the keys move the log's selection, also while an earlier frame is shown.
  private var isInLog: Bool {
    !isHelp && (focus == .log || past != nil && focus == .screen)
  }

  /// The number of choices; `nil` if the keys scroll.
  private var listCount: Int? {
    if isInLog { return log.count }
    if isHelp || focus == .map { return nil }
    return sample == nil ? entries.count : sample?.choice?.count
  }

  /// The first visible line, or the index of the selection.
  private var position: Int {
    if case .help(let line) = mode { return line }
    if isInLog { return markedIndex }
    switch focus {
    case .map, .log: return 0
    case .screen:
      guard let sample else { return chosen }
      let rows = contentRows
      return sample.choice?.index ?? withColumn { $0.clamped(sample.firstLine, rows: rows) }
    }
  }

  private func target(of movement: Movement, from position: Int) -> Int {
    if focus == .map, !isHelp { return position }
    if let count = listCount {
      let page = focus == .log ? layout.inside(rows: layout.logRows) : contentRows
      let target = movement.target(from: position, page: page, last: count - 1)
      return min(max(target, 0), max(count - 1, 0))
    }
    let rows = contentRows
    return withColumn { column in
      if movement == .end { column.layOutAll() }
      let last = column.lines.count - rows
      return column.clamped(movement.target(from: position, page: rows, last: last), rows: rows)
    }
  }

  private func move(_ movement: Movement) {
    let target = target(of: movement, from: position)
    if isHelp { mode = .help(firstLine: target) } else { go(to: target) }
  }

  private func go(to target: Int) {
    if isInLog {
      marked = log.indices.contains(target) ? log[target].number : nil
      if past != nil { past = marked }
    } else if focus == .screen {
      if let choice = sample?.choice {
        choice.move(target)
      } else if let sample {
        sample.firstLine = target
      } else {
        chosen = target
      }
    }
  }

  // MARK: - Writing

  private func write(_ key: Key, _ input: inout InputLine) {
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

  // MARK: - Searching

  private func search(_ key: Key, _ input: inout InputLine) {
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
