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

  /// Shows what the keys do now.
  func openHelp() {
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
}
