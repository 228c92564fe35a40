#if canImport(UIKit) && !os(watchOS)
  import ScreenStates
  import UIKit

  final class BookingController: UIViewController {
    let screen: BookingScreen
    private var token: ObservationToken?

    init(screen: BookingScreen) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      token = screen.observe { [weak self] _ in self?.popWhatHasEnded() }
    }

    func pay() {
      screen.state.pay()
      // A second tap, while the page comes, pushes no second one.
      guard let checkout = screen.child(CheckoutScreen.self),
        !(navigationController?.topViewController is CheckoutController)
      else { return }
      let leave = screen.sending { (state: BookingState, _: Void) in state.closeCheckout() }
      navigationController?.pushViewController(
        CheckoutController(screen: checkout) { leave(()) }, animated: true)
    }

    /// Pops the checkout when the seats are paid, or free again, unless the user has left it.
    private func popWhatHasEnded() {
      guard screen.child(CheckoutScreen.self) == nil,
        navigationController?.topViewController is CheckoutController
      else { return }
      navigationController?.popViewController(animated: true)
    }
  }

  /// Shows the last frame also while it is popped, and tells the host when it has gone.
  final class CheckoutController: UIViewController {
    private let screen: CheckoutScreen
    private let leave: @MainActor () -> Void
    private let label = UILabel()
    private var token: ObservationToken?

    init(screen: CheckoutScreen, leave: @escaping @MainActor () -> Void) {
      self.screen = screen
      self.leave = leave
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      token = screen.observe { [label] display in label.text = display.sum }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { leave() }
    }
  }
#endif
