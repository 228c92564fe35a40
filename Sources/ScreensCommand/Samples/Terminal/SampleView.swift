package import ScreenStates
package import Terminal

/// What a person sees of a sample screen, and what the keys do to it.
///
/// It decides nothing about the screen: it reads the display, and sends what is typed through the
/// code that answers lines of text.
@MainActor
package final class SampleView<Kind: StateKind> {
  private let name: String
  private let sample: PlainSample<Kind>
  private let line: PlainLine<Kind>
  private let draw: (Frame) -> Void
  private var size: TerminalSize
  private var typed = ""
  private var sentence = ""
  private var showsHelp = false
  private var firstLine = 0
  private var firstLineOfHelp = 0
  private var token: ObservationToken?

  /// Makes a view that shows nothing yet.
  ///
  /// - Parameters:
  ///   - sample: The screen to show.
  ///   - name: The screen's name.
  ///   - size: The size of the terminal.
  ///   - draw: Shows a frame.
  package init(
    of sample: PlainSample<Kind>, named name: String, size: TerminalSize,
    draw: @escaping (Frame) -> Void
  ) {
    self.sample = sample
    self.name = name
    self.size = size
    self.draw = draw
    line = PlainLine(sample.screen, requests: sample.requests)
  }

  /// Shows the screen from now on.
  package func appear() {
    token = sample.screen.observe { [weak self] _ in self?.redraw() }
  }

  /// Shows nothing more.
  package func disappear() { token = nil }

  /// Does what happens at the terminal asks for.
  ///
  /// - Returns: False when the person has left.
  package func receive(_ event: TerminalEvent) -> Bool {
    switch event {
    case .end: return false
    case .resize(let size): self.size = size
    case .key(let key): guard press(key) else { return false }
    }
    redraw()
    return true
  }

  // MARK: - What the person does

  /// - Returns: Whether the person stays.
  private func press(_ key: Key) -> Bool {
    switch key {
    case .control("c"): return false
    case .control("d"): return !typed.isEmpty
    case .enter: return send()
    case .tab: typed = line.completed(typed)
    case .character(let character): typed.append(character)
    case .backspace: _ = typed.popLast()
    case .escape:
      typed = ""
      forgetAnswer()
    default: Movement(key).map(move)
    }
    return true
  }

  private func send() -> Bool {
    let text = typed
    typed = ""
    forgetAnswer()
    switch line.answer(text) {
    case .done: break
    case .sentence(let sentence): self.sentence = sentence
    case .help:
      showsHelp = true
      sentence = "Escape goes back."
    case .leave: return false
    }
    return true
  }

  private func forgetAnswer() {
    sentence = ""
    showsHelp = false
    firstLineOfHelp = 0
  }

  private func move(_ movement: Movement) {
    let target = SamplePane(scene).firstLine(after: movement)
    if showsHelp { firstLineOfHelp = target } else { firstLine = target }
  }

  // MARK: - What the person sees

  private var scene: SampleScene {
    let screen = sample.screen
    var scene = SampleScene()
    scene.name = name
    scene.path = screen.path
    scene.lines = showsHelp ? line.help : sample.lines(screen.display)
    scene.requests = sample.requests.map {
      SampleScene.Request(
        $0.name, argument: $0.argument, isAnswered: $0.isAnswered(screen.state))
    }
    scene.typed = typed
    scene.sentence = sentence
    scene.size = size
    scene.firstLine = showsHelp ? firstLineOfHelp : firstLine
    return scene
  }

  private func redraw() { draw(SamplePane(scene).frame) }
}
