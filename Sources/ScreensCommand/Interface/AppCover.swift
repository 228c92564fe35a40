import ScreenStates
import Terminal

/// What can lie over a sample, or over the menu.
package enum AppCover: Equatable, Sendable {
  case help
  /// A request is typed, with this beginning.
  case writing(String)
  case searching
  /// The screen as it was after the log entry with this number.
  case past(Int)
  /// A late answer is dropped, by itself.
  case tour

  var name: String {
    switch self {
    case .help: "help"
    case .writing: "writing"
    case .searching: "searching"
    case .past: "past"
    case .tour: "tour"
    }
  }
}

/// The base class of what lies over a sample, which continues, or over the menu.
class CoverState: AppState {
  private let below: AppKind

  init(over below: AppKind) {
    self.below = below
    super.init()
  }

  override func enter() {
    display.sample = screen?.kept.samples.first { $0.name == below.sample }
  }

  /// Shows something else over the same.
  final func change(to cover: AppCover) { transition(to: .over(cover, below)) }

  /// Returns to what lies below, unless an answer leads elsewhere.
  final func close(_ answer: PlainAnswer = .done) {
    switch answer {
    case .done: transition(to: below)
    case .sentence(let sentence):
      screen?.kept.message = sentence
      transition(to: below)
    case .help: change(to: .help)
    case .leave: quit()
    }
  }

  /// The keys that close this, and that quit.
  final func leaving(_ name: String, _ meaning: String, also keys: [Key] = []) -> [KeyBinding] {
    [
      KeyBinding([.escape] + keys, "esc", name, meaning) { [self] _ in close() },
      .quit { [self] _ in quit() },
    ]
  }
}
