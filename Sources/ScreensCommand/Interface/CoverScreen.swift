package import ScreenStates
import Terminal

/// What lies over a sample that continues: a child of the app's screen, hosted until it is closed.
package typealias CoverScreen = Screen<CoverKind>

/// What can lie over a sample.
package enum CoverKind: StateKind, Equatable {
  package typealias Display = CoverDisplay
  package typealias StateClass = CoverState

  case help
  /// A request is typed, with this beginning.
  case writing(String)
  case searching
  /// The screen as it was after the log entry with this number.
  case past(Int)
  /// A late answer is dropped, by itself.
  case tour
  /// Nothing: the host removes this child.
  case closed(PlainAnswer)
}

/// What lies over a sample; blank at first.
package struct CoverDisplay: ScreenDisplay {
  var help: TextColumn?
  var firstLine = 0
  var input: InputLine?
  /// The text to highlight, and the line in which it was found.
  var found: (text: String, line: Int)?
  /// The log entry whose frame is shown.
  package var past: LogEntry?
  /// The sample that is shown instead.
  package var sample: (any LiveSample)?
  /// Whether the tour has pressed a key.
  var hasBegun = false
  /// The pressed key, and what it does.
  var cap: StyledLine?
  var message = ""

  package init() {}
}

/// The base class of what can lie over a sample.
package class CoverState: CoverScreen.State {
  override init() {}

  package var keys: [KeyBinding] { [] }

  func press(_ key: Key) {
    guard let binding = keys.first(where: { $0.keys.contains(key) }) else { return ignored() }
    binding.action(key)
  }

  final func close(_ answer: PlainAnswer = .done) { transition(to: .closed(answer)) }

  /// The keys that close this child, and that quit.
  final func leaving(_ name: String, _ meaning: String, also keys: [Key] = []) -> [KeyBinding] {
    [
      KeyBinding([.escape] + keys, "esc", name, meaning) { [self] _ in close() },
      .quit { [self] _ in close(.leave) },
    ]
  }
}

/// Makes the states of what lies over a sample.
struct CoverStates: StateFactory {
  /// The sample below; `nil` over the menu.
  let sample: (any LiveSample)?
  let help: [TextBlock]
  let layout: () -> AppLayout
  /// Makes the sample of the tour.
  let tour: () -> any LiveSample

  func makeState(for kind: CoverKind) -> CoverState {
    switch kind {
    case .help: HelpState(help, layout)
    case .writing(let text): WritingState(text, to: sample)
    case .searching: SearchState(in: sample, layout)
    case .past(let number): PastState(number, of: sample)
    case .tour: TourState(tour)
    case .closed: ClosedState()
    }
  }
}

/// Waits for the host to remove this child.
private final class ClosedState: CoverState {}
