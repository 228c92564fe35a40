import Gallery
import ScreenStates

/// A child that the Gallery does not know, with a request of its own.
typealias SignInScreen = Screen<SignInKind>

enum SignInKind: BooksChildKind {
  typealias Display = SignInDisplay
  typealias StateClass = SignInState
  case signedOut, signedIn
}

struct SignInDisplay: BooksPage {
  var sentence: String?
}

final class SignInState: SignInScreen.State, BooksAnswering {
  static let signIn = BooksRequest("sign in")

  override func enter() { display.sentence = "Sign in to see the library." }

  var answers: [BooksRequest] { [Self.signIn] }

  func answer(_ request: BooksRequest) {
    guard request == Self.signIn else { return ignored(request.name) }
    transition(to: .signedIn)
  }
}

struct SignInStates: StateFactory {
  func makeState(for kind: SignInKind) -> SignInState { SignInState() }
}
