import Gallery
import ScreenStates

/// The Gallery's container with a fourth state: one more case.
enum MembersKind: BooksContainerKind, Equatable {
  typealias Display = BooksDisplay
  typealias StateClass = BooksState<MembersKind>
  case content, error(String), empty
  case notSignedIn
}

/// One more line in the factory.
///
/// The other lines make the Gallery's own classes.
struct MembersStates: StateFactory {
  let service: any BookService

  func makeState(for kind: MembersKind) -> BooksState<MembersKind> {
    switch kind {
    case .content: BooksContentState { [service] in .list(of: service) }
    case .error(let sentence):
      BooksMessageHostState("Not available") { .message(.error(sentence)) }
    case .empty: BooksMessageHostState("Nothing here") { .message(.empty) }
    case .notSignedIn: NotSignedInState()
    }
  }
}
