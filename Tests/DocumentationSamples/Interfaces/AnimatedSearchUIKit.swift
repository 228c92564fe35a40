#if canImport(UIKit) && !os(watchOS)
  import ScreenStates
  import UIKit

  final class AnimatedSearchController: UIViewController {
    let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
    private let label = UILabel()
    private var shown = SearchKind.typing
    private var token: ObservationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      screen.start()
      token = screen.observe { [weak self] display in self?.show(display) }
    }

    private func show(_ display: SearchDisplay) {
      let former = shown
      shown = screen.kind
      switch (former, shown) {
      case (.searching, .found):
        UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
          self.draw(display)
        }
      default: draw(display)
      }
    }

    private func draw(_ display: SearchDisplay) { label.text = display.message }
  }
#endif
