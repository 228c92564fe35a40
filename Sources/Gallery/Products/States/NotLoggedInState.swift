import ContentStates
import ScreenStates

/// Lets the customer log in, while the last request waits.
final class NotLoggedInState: ContentState<ProductsKind> {
  private var request: String
  private let service: any ProductService
  private var login: ProductsScreen.Work?

  init(_ request: String, service: any ProductService) {
    (self.request, self.service) = (request, service)
  }

  override func enter() {
    // Log out, because a request of the user can lead here, too.
    service.logOut()
    draw(nil)
  }

  /// Stores the request until the customer has logged in; a login under way continues.
  override func ask(for request: String) {
    if login?.isUnderWay == true {
      self.request = request
    } else {
      transition(to: .notLoggedIn(request))
    }
  }

  func begin() {
    guard login?.isUnderWay != true else { return ignored("logIn()") }
    update {
      $0.activity = .loading; $0.notice = nil; $0.announcement = "Logging in."
    }
    login = perform { [service] in
      try await service.logIn()
    } then: { [unowned self] result in
      switch result {
      case .success: return .loading(request)
      case .failure(let error):
        draw(Notice(sentence(for: error)))
        return nil
      }
    }
  }

  private func draw(_ notice: Notice?) {
    display.activity = nil
    display.asksToLogIn = true
    display.notice = notice
    display.announcement = notice?.message ?? "Log in to see the products."
  }
}
