import ScreenStates
import Terminal

/// Shows a sample, which continues after this state has exited.
class SampleState: AppState {
  final let name: String
  /// How long it is said that an answer was dropped.
  private static let noticeStays = Duration.seconds(5)

  init(_ name: String) { self.name = name }

  override func enter() {
    display.states = name
    do {
      display.sample = try opened()
      if display.sample is any Replay { screen?.kept.offer = "" }
    } catch {
      display.picture = SamplePicture([.failure("The screen cannot be opened: \(error)")])
    }
  }

  /// The opened sample, opened now if it is not.
  private func opened() throws -> (any LiveSample)? {
    guard let screen else { return nil }
    if let sample = screen.kept.samples.first(where: { $0.name == name }) { return sample }
    let entry = screen.kept.entries.first { $0.name == name }
    guard let sample = try entry?.open() else { return nil }
    screen.kept.samples.append(sample)
    sample.start { [weak screen] dropped in
      screen?.kept.dropped = dropped ?? screen?.kept.dropped
      if dropped != nil {
        screen?.after(Self.noticeStays) { [weak screen] _ in screen?.kept.dropped = nil }
      }
    }
    return sample
  }

  // MARK: - Keys

  override var ownKeys: [KeyBinding] {
    guard let sample = display.sample else { return [menuKey] + commonKeys }
    var keys = sample.keys(
      say: { [weak self] in self?.display.message = $0 }, write: { [self] in cover(.writing($0)) })
    let isReplay = sample is any Replay
    // What a replay does with the space and with g and G has precedence.
    keys += (isReplay ? [spaceKey] : []) + writing + moving.filter { !isReplay || $0.sign != "g G" }
    if let choice = sample.choice {
      keys.append(
        KeyBinding([.enter], "enter", "choose", "choose the selected item") { _ in choice.take() })
    }
    if sample.log.count > 1, !isReplay {
      keys.append(
        KeyBinding(
          [.left], "←", "back in time", "show the screen as it was before the last request"
        ) {
          [self] _ in cover(.past(sample.log[1].number))
        })
    }
    return keys + [menuKey] + commonKeys.filter { !isReplay || $0.keys != spaceKey.keys }
  }

  /// The keys that begin a line of input.
  private var writing: [KeyBinding] {
    [
      KeyBinding([.character(":")], ":", "", "type a request; Tab completes it") { [self] _ in
        cover(.writing(""))
      },
      KeyBinding([.character("/")], "/", "search", "search the screen") { [self] _ in
        cover(.searching)
      },
    ]
  }

  /// The keys that scroll, or move the selection.
  final var moving: [KeyBinding] {
    guard let sample = display.sample, let layout = screen?.layout else { return [] }
    if let choice = sample.choice {
      return KeyBinding.moving(
        from: choice.index, last: choice.count - 1, page: layout.contentRows, "move"
      ) { choice.move($0) }
    }
    let (last, rows) = (sample.picture.last(in: layout), layout.contentRows)
    return KeyBinding.moving(from: min(sample.firstLine, last), last: last, page: rows, "scroll") {
      sample.firstLine = $0
    }
  }

  /// The key that goes to the menu.
  final var menuKey: KeyBinding {
    KeyBinding([.escape], "esc", "menu", "go to the menu; the screen keeps running") {
      [self] _ in back()
    }
  }

  final func back() { transition(to: .menu) }

  override var spaceKey: KeyBinding {
    guard let replay = display.sample as? any Replay else { return super.spaceKey }
    return KeyBinding([.character(" ")], "space", "play", "play at the session's speed") {
      [self] _ in
      if replay.pause == nil { replay.rewind() }
      play(at: 1)
    }
  }

  final func play(at speed: Int) { transition(to: .playing(name, speed: speed)) }
}
