#if canImport(UIKit) && !os(watchOS)
  import ScreenStates
  import UIKit

  final class BookingController: UIViewController {
    let screen: BookingScreen

    init(screen: BookingScreen) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func pay() {
      screen.state.pay()
      guard let checkout = screen.child(CheckoutScreen.self) else { return }
      let leave = screen.sending { (state: BookingState, _: Void) in state.closeCheckout() }
      navigationController?.pushViewController(
        CheckoutController(screen: checkout) { leave(()) }, animated: true)
    }
  }

  /// Draws its screen also while it is popped, and tells the host when it has gone.
  final class CheckoutController: UIViewController {
    private let screen: CheckoutScreen
    private let leave: @MainActor () -> Void

    init(screen: CheckoutScreen, leave: @escaping @MainActor () -> Void) {
      self.screen = screen
      self.leave = leave
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { leave() }
    }
  }
#endif
