#if canImport(UIKit) && !os(watchOS)
  import ContentStates
  import ScreenStates
  import UIKit

  final class FruitController: UIViewController {
    let screen = ContentScreen(load: { ["apple", "pear"] }), label = UILabel()
    private var token: ObservationToken?
    override func viewDidLoad() {
      super.viewDidLoad()
      token = screen.observe { [label] display in label.text = display.announcement }
      screen.start()
    }
  }
#endif
