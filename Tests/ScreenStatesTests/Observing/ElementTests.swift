import TestTraits
import Observation
import ScreenStates
import Testing

/// A view that reads one element of the display is drawn again only when that element has changed.
@MainActor
@Suite(.probes, .noMistakes) struct ElementTests {
  /// A display with an element whose values cannot be compared.
  struct ShelfDisplay: ScreenDisplay {
    var items: [String] = []
    var fraction = 0.0
    var error: (any Error)?
  }

  enum ShelfKind: StateKind {
    typealias Display = ShelfDisplay
    typealias StateClass = ShelfState
    case loading, showing([String])
  }

  final class ShelfState: Screen<ShelfKind>.State {
    private let items: [String]
    init(_ items: [String]) { self.items = items }
    override func enter() { display.items = items }
  }

  private func shelf(_ kind: ShelfKind = .showing(["tea"])) -> Screen<ShelfKind> {
    let states = ClosureFactory<ShelfKind> { kind in
      if case .showing(let items) = kind { ShelfState(items) } else { ShelfState([]) }
    }
    let screen = Screen(initial: kind, states: states)
    screen.start()
    return screen
  }

  @Test func aThousandFramesOfAnotherElementRedrawNothing() {
    let screen = shelf()
    let view = View { screen[\.items] }
    let whole = View { screen.display.fraction }
    for step in 1...1_000 {
      screen.state.display.fraction = Double(step) / 1_000
      view.update()
      whole.update()
    }
    #expect(view.changes == 0)
    #expect(whole.changes == 1_000)
    screen.state.display.items = ["tea", "milk"]
    view.update()
    #expect(view.readings == [["tea"], ["tea", "milk"]])
  }

  @Test func anEqualDrawRedrawsNobody() {
    let screen = shelf()
    let view = View { screen[\.items] }
    screen.state.display.items = ["tea"]
    screen.state.update { $0.items = ["tea"] }
    screen.state.update {
      $0.items = ["milk"]
      $0.items = ["tea"]
    }
    screen.transition(to: .showing(["tea"]))
    #expect(view.changes == 0)
  }

  @Test func aTransitionToAnotherValueRedraws() {
    let screen = shelf()
    let view = View { screen[\.items] }
    screen.transition(to: .loading)
    view.update()
    screen.stop()
    view.update()
    #expect(view.readings == [["tea"], []])
  }

  @Test func oneFrameWithTwoChangesRedrawsOnce() {
    let screen = shelf()
    let view = View { "\(screen[\.items]) \(screen[\.fraction])" }
    screen.state.update {
      $0.items = []
      $0.fraction = 1
    }
    view.update()
    #expect(view.readings == [#"["tea"] 0.0"#, "[] 1.0"])
  }

  @Test func aValueThatIsNotSettledIsNotRead() {
    let screen = shelf()
    var view: View<[String]>?
    screen.state.update {
      $0.items = ["half"]
      view = View { screen[\.items] }
    }
    view?.update()
    #expect(view?.readings == [["tea"], ["half"]])
  }

  @Test func anElementThatIsReadLateIsComparedWithTheFrameThatWasReadThen() {
    let screen = shelf()
    let early = View { screen[\.fraction] }
    screen.state.display.fraction = 0.5
    early.update()
    let late = View { screen[\.fraction] }
    screen.state.display.fraction = 0
    early.update()
    late.update()
    #expect(early.readings == [0, 0.5, 0])
    #expect(late.readings == [0.5, 0])
  }

  @Test func aPartOfAnElementIsAnElement() {
    let screen = shelf()
    let view = View { screen[\.items.count] }
    screen.state.display.items = ["milk"]
    #expect(view.changes == 0)
    screen.state.display.items = []
    view.update()
    #expect(view.readings == [1, 0])
  }

  @Test func whatCannotBeComparedFollowsTheWholeFrame() {
    let screen = shelf()
    let view = View { screen[\.error] == nil }
    screen.state.display.fraction = 0.5
    view.update()
    screen.state.display.error = CancellationError()
    view.update()
    #expect(view.readings == [true, true, false])
  }
}
