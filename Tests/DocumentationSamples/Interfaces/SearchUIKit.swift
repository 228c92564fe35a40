#if canImport(UIKit) && !os(watchOS)
  import ScreenStates
  import UIKit

  final class SearchViewController: UIViewController {
    private let screen = SearchScreen(
      initial: .typing, keeping: SearchKept(), states: SearchStates())
    private var token: ObservationToken?
    private let spinner = UIActivityIndicatorView()
    private let message = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      screen.start()
      token = screen.observe { [weak self] display in self?.draw(display) }
    }

    private func draw(_ display: SearchDisplay) {
      if display.isSearching { spinner.startAnimating() } else { spinner.stopAnimating() }
      message.text = display.message
      message.isHidden = display.message == nil
    }
  }
#endif
