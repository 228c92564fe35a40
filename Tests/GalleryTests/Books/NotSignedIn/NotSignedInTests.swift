import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A fourth state by one case, one line in the factory and one file.
@MainActor
@Suite(.noMistakes) struct NotSignedInTests {
  private let service = PendingBooks()
  private let screen: Screen<MembersKind>

  init() {
    screen = Screen(initial: .notSignedIn, states: MembersStates(service: service))
    screen.start()
  }

  @Test func signingInShowsTheListWhichFetchesByItself() async {
    #expect(screen.path == "notSignedIn/signedOut")
    #expect(
      ShownPage(screen.display)
        == ShownPage(title: "Not signed in", sentence: "Sign in to see the library."))
    #expect(screen.state.answers == [SignInState.signIn])
    await screen.send { $0.send(SignInState.signIn) }
    await service.work.calls[0].succeed([.emma])
    #expect(ShownPage(screen.display) == ShownPage(title: "Library", books: [.emma]))
  }

  @Test func theOtherStatesDoWhatTheyDid() async {
    await screen.send { $0.send(SignInState.signIn) }
    await service.work.calls[0].fail(Complaint("No."))
    #expect(screen.kind == .error("No."))
    await screen.send { $0.send(.retry) }
    await service.work.calls[1].succeed([])
    #expect(screen.path == "empty/asking")
  }

  @Test func aSessionThatEndsLeavesFromAnyState() async {
    await screen.send { $0.send(SignInState.signIn) }
    screen.transition(to: .notSignedIn)
    #expect(service.work.calls[0].isCancelled)
    #expect(screen.path == "notSignedIn/signedOut")
  }
}
