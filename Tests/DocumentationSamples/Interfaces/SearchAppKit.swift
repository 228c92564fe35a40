#if canImport(AppKit)
  import AppKit
  import ScreenStates

  final class SearchWindowContent: NSViewController {
    private let screen = SearchScreen(
      initial: .typing, keeping: SearchKept(), states: SearchStates())
    private var token: ObservationToken?
    private let spinner = NSProgressIndicator()
    private let message = NSTextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      screen.start()
      token = screen.observe { [weak self] display in self?.draw(display) }
    }

    private func draw(_ display: SearchDisplay) {
      if display.isSearching { spinner.startAnimation(nil) } else { spinner.stopAnimation(nil) }
      message.stringValue = display.message ?? ""
      message.isHidden = display.message == nil
    }
  }
#endif
