import Gallery
import ScreenStates

/// The one file of the fourth state.
final class NotSignedInState<Kind: BooksContainerKind>: BooksState<Kind> {
  override func enter() {
    show(SignInScreen(initial: .signedOut, states: SignInStates()), title: "Not signed in") {
      $0 == .signedIn ? .content : nil
    }
  }
}
