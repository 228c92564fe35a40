package import ScreenStates
package import Terminal

/// What a person sees of the app, and what the keys do to it.
///
/// It decides nothing: it reads displays, and sends requests to the state of the app and to the
/// sample that is on the stage.
@MainActor
package final class AppView {
  /// The app; its states ask for the samples through the inspection, so that logs are whole.
  package let app: AppScreen

  private let entries: [AppEntry]
  private let draw: (Frame) -> Void
  private let clock: any ScreenClock
  private let countdown: Countdown
  private var size: TerminalSize
  private let inspection = Inspection()
  private var stage: (any Stage)?
  private var picture = Frame()
  private var token: ObservationToken?
  private var isShown = false

  /// Makes a view that shows nothing yet.
  ///
  /// - Parameters:
  ///   - entries: The samples.
  ///   - name: The sample to begin with; the menu, if there is none of that name.
  ///   - size: The size of the terminal.
  ///   - clock: The clock that the screens' timers are set on.
  ///   - draw: Shows a frame.
  package init(
    of entries: [AppEntry], opening name: String?, size: TerminalSize,
    clock: any ScreenClock = .continuous, draw: @escaping (Frame) -> Void
  ) {
    self.entries = entries
    let watched = entries.map { [inspection] entry in
      AppEntry(name: entry.name, summary: entry.summary) {
        let stage = try entry.open()
        inspection.watch(stage.inspected)
        return stage
      }
    }
    app = AppScreen.app(watched, opening: name)
    self.size = size
    self.clock = clock
    self.draw = draw
    countdown = Countdown(clock: clock)
  }

  /// Starts the app, and shows it from now on.
  package func appear() {
    inspection.changed = { [weak self] in self?.redraw() }
    inspection.watch(inspected)
    token = app.observe { [weak self] in self?.show($0) }
    app.start()
    // The first frame that is drawn is the first that the app settles in.
    isShown = true
    redraw()
  }

  /// Shows nothing more, and stops the app.
  package func disappear() {
    isShown = false
    token = nil
    stage?.disappear()
    inspection.stop()
    countdown.stop()
    app.stop()
  }

  /// Does what happens at the terminal asks for.
  ///
  /// - Returns: False when the person has left.
  package func receive(_ event: TerminalEvent) -> Bool {
    switch event {
    case .end: return false
    case .resize(let size):
      self.size = size
      fit()
    case .key(let key): guard press(key) else { return false }
    }
    redraw()
    return true
  }

  // MARK: - What the person does

  /// - Returns: Whether the person stays.
  private func press(_ key: Key) -> Bool {
    if let stage, stage.isModal { return stage.receive(.key(key)) }
    switch key {
    case .escape: app.state.back()
    case .character("i"):
      app.kept.wantsInspector = !layout.showsInspector
      fit()
    case .character(let character):
      if let fault = Fault.allCases.first(where: { $0.key == character }), let stage {
        stage.faults?.arm(fault)
      } else {
        return pass(key)
      }
    default: return pass(key)
    }
    return true
  }

  private func pass(_ key: Key) -> Bool {
    if let stage { return stage.receive(.key(key)) }
    switch key {
    case .character("q"), .control("c"), .control("d"): return false
    case .enter: open(app.kept.chosen)
    case .character(let digit) where digit.isASCII && digit.isWholeNumber:
      digit.wholeNumberValue.map { open($0 - 1) }
    case .character("j"): move(.lines(1))
    case .character("k"): move(.lines(-1))
    default: Movement(key).map(move)
    }
    return true
  }

  private func open(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    app.kept.chosen = index
    app.state.open(entries[index].name)
  }

  private func move(_ movement: Movement) {
    let last = entries.count - 1
    let target = movement.target(from: app.kept.chosen, page: entries.count, last: last)
    app.kept.chosen = min(max(target, 0), max(last, 0))
  }

  // MARK: - What the person sees

  private var layout: AppLayout { AppLayout(size, wantsInspector: app.kept.wantsInspector) }

  /// The sample's screens, or in the menu the app's own.
  private var shown: [InspectedScreen] { stage?.inspected ?? [inspectedApp] }

  private var inspected: [InspectedScreen] { [inspectedApp] + (stage?.inspected ?? []) }

  private var inspectedApp: InspectedScreen {
    InspectedScreen(app, named: "the app", states: ["menu"] + entries.map(\.name))
  }

  private func show(_ display: AppDisplay) {
    if display.stage !== stage {
      stage?.disappear()
      stage = display.stage
      stage?.appear(in: layout.screenSize, on: clock) { [weak self] frame in
        self?.picture = frame
        self?.redraw()
      }
    }
    redraw()
  }

  private func fit() { _ = stage?.receive(.resize(layout.screenSize)) }

  private func redraw() {
    guard isShown else { return }
    inspection.watch(inspected)
    let scene = scene
    draw(AppPane(scene).frame)
    let times = layout.showsInspector ? scene.inspector.ongoing.compactMap(\.secondsLeft) : []
    countdown.run(if: !times.isEmpty) { [weak self] in self?.redraw() }
  }

  private var scene: AppScene {
    var scene = AppScene()
    scene.layout = layout
    scene.isMenu = stage == nil
    scene.screen = stage == nil ? menu : picture
    if layout.showsInspector {
      scene.inspector = inspection.model(
        path: app.path, of: shown, underWay: app.underWay, at: clock.now)
    }
    scene.faults =
      stage?.faults.map { desk in
        desk.supported.map { AppScene.FaultKey($0, isArmed: $0 == desk.armed) }
      } ?? []
    return scene
  }

  private var menu: Frame {
    if let failure = app.display.failure {
      return Frame(StyledLine(failure, .foreground(.red)).wrapped(to: layout.screenSize.columns))
    }
    let rows = app.display.entries.map { ($0.name, $0.summary) }
    return MenuPane(rows, chosen: app.kept.chosen, size: layout.screenSize).frame
  }
}
