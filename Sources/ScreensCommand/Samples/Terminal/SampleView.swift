package import ScreenStates
package import Terminal

/// What a person sees of a sample screen, and what the keys do to it.
///
/// It decides nothing about the screen: it reads the display, and sends its state requests.
@MainActor
package final class SampleView<Kind: StateKind> {
  private let name: String
  private let sample: PlainSample<Kind>
  private let line: PlainLine<Kind>
  private let draw: (Frame) -> Void
  private let indicator: Indicator<SamplePicture>
  private let spinner: Spinner
  private var size: TerminalSize
  private var typed: String?
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
  ///   - clock: What the spinner turns by.
  ///   - time: What decides when it is to be seen that something loads.
  ///   - draw: Shows a frame.
  package init(
    of sample: PlainSample<Kind>, named name: String, size: TerminalSize,
    clock: any Clock<Duration> = ContinuousClock(), time: any ScreenClock = .continuous,
    draw: @escaping (Frame) -> Void
  ) {
    self.sample = sample
    self.name = name
    self.size = size
    self.draw = draw
    line = PlainLine(sample.screen, requests: sample.requests)
    indicator = Indicator(SamplePicture(), times: sample.look.times, clock: time)
    spinner = Spinner(clock: clock)
  }

  /// Shows the screen from now on.
  package func appear() {
    indicator.begin { [weak self] in self?.redraw() }
    token = sample.screen.observe { [weak self] in self?.show($0) }
  }

  /// Shows nothing more.
  package func disappear() {
    token = nil
    indicator.end()
    spinner.stop()
  }

  /// Whether the view takes all keys for itself: something is being typed, or the help is read.
  package var isModal: Bool { typed != nil || showsHelp }

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
    if key == .control("c") { return false }
    if let movement = Movement(key) {
      move(movement)
    } else if let text = typed {
      return edit(text, with: key)
    } else {
      switch key {
      case .character("q"), .control("d"): return false
      case .character("?"): toggleHelp()
      case .character(":"):
        forgetAnswer()
        typed = ""
      case .character(let character): ask(character)
      case .escape: forgetAnswer()
      default: break
      }
    }
    return true
  }

  private func edit(_ text: String, with key: Key) -> Bool {
    switch key {
    case .control("d"): return !text.isEmpty
    case .enter:
      typed = nil
      return send(text)
    case .escape:
      typed = nil
      forgetAnswer()
    case .tab: typed = line.completed(text)
    case .character(let character): typed = text + String(character)
    case .backspace: typed = text.isEmpty ? nil : String(text.dropLast())
    default: break
    }
    return true
  }

  private func send(_ text: String) -> Bool {
    forgetAnswer()
    switch line.answer(text) {
    case .done: break
    case .sentence(let sentence): self.sentence = sentence
    case .help: toggleHelp()
    case .leave: return false
    }
    return true
  }

  /// Sends the request that is under a key, also one that the state ignores: so it does, on the
  /// record.
  private func ask(_ character: Character) {
    if let numbered = sample.look.numbered, character.isASCII, character.isWholeNumber {
      _ = send("\(numbered) \(character)")
      return
    }
    let requests = sample.requests.filter { $0.key == character }
    let state = sample.screen.state
    guard let request = requests.first(where: { $0.isAnswered(state) }) ?? requests.first else {
      return
    }
    forgetAnswer()
    let isAnswered = request.isAnswered(state)
    if request.argument != nil, isAnswered {
      typed = request.name + " "
      return
    }
    let path = sample.screen.path
    let answer = request.send(sample.screen, "")
    sentence = isAnswered ? answer ?? "" : "\(path) ignores \"\(request.name)\"."
  }

  private func toggleHelp() {
    let shows = !showsHelp
    forgetAnswer()
    showsHelp = shows
    if shows { sentence = "Escape goes back." }
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
    let picture = indicator.shown
    var scene = SampleScene()
    scene.name = name
    scene.path = screen.path
    scene.lines = showsHelp ? help : picture.lines
    if let activity = picture.activity, indicator.isShown, !showsHelp {
      scene.activity = indicator.isSlow ? "Still " + activity.lowercased() : activity
      scene.progress = sample.look.faults?.progress
    }
    scene.spinnerPhase = spinner.phase
    scene.requests = sample.requests.filter { $0.key != nil }.map {
      SampleScene.Request($0.name, key: $0.key, isAnswered: $0.isAnswered(screen.state))
    }
    scene.typed = typed
    scene.sentence = sentence
    scene.size = size
    scene.firstLine = showsHelp ? firstLineOfHelp : firstLine
    return scene
  }

  /// The keys with what they do, and then what can be written.
  private var help: [StyledLine] {
    let keys = sample.requests.compactMap { request in
      request.key.map { (String($0), request.summary) }
    }
    return SampleHelp.lines(keys: keys, requests: line.help)
  }

  private func show(_ display: Kind.Display) {
    let picture = sample.look.picture(display)
    indicator.receive(picture, isLoading: picture.activity != nil)
    redraw()
  }

  private func redraw() {
    spinner.turn(if: indicator.isShown) { [weak self] in self?.redraw() }
    draw(SamplePane(scene).frame)
  }
}
