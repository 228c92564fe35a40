import ScreenStates

/// Our screen below up to three levels of hosts.
@MainActor
final class LevelsCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let outermost: AnyObject

  init(levels: Int) {
    let one = hosting { [screen] in screen }
    let two = hosting { one }
    let three = hosting { two }
    switch levels {
    case 0: (outermost, _) = (screen, screen.start())
    case 1: (outermost, _) = (one, one.start())
    case 2: (outermost, _) = (two, two.start())
    default: (outermost, _) = (three, three.start())
    }
  }

  func show(_ kind: SampleKind) { screen.transition(to: kind) }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }
}
