import ScreenStates

/// A candidate with our screen: requests from outside, events and draws by the current state.
@MainActor
protocol OurCandidate: EventCandidate {
  var screen: Screen<SampleKind> { get }
}

extension OurCandidate {
  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}

/// Our screen, with what a row adds to it.
@MainActor
final class ScreenCandidate: OurCandidate {
  let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let kept: Any

  /// Makes a screen.
  ///
  /// - Parameter start: Starts the screen, and returns what lives as long as the candidate.
  init(_ start: @MainActor (Screen<SampleKind>) -> Any = { $0.start() }) {
    kept = start(screen)
  }
}

/// Our screen, with requests to its current state, which decides.
@MainActor
final class AskedStateCandidate: OurCandidate {
  let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())

  init() {
    screen.start()
  }

  func show(_ kind: SampleKind) { screen.state.show(kind) }
}

/// Our screen, with observers that draw each settled frame.
@MainActor
final class ObservedCandidate: OurCandidate {
  let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let pane = Pane()
  private var tokens: [ObservationToken] = []

  /// What an observer draws on.
  private final class Pane {
    var shown = SampleDisplay()
  }

  init(observers: Int = 1) {
    screen.start()
    for _ in 0..<observers {
      tokens.append(screen.observe { [pane] display in pane.shown = display })
    }
  }

  var shown: SampleDisplay { tokens.isEmpty ? screen.display : pane.shown }
}
