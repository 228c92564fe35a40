package import ScreenStates

/// A child of the books screen, without its type.
///
/// It does not know its host: it shows a page, answers requests, and settles in a kind.
@MainActor
package protocol BooksChild: AnyObject {
  /// The current state, to send requests to.
  var answering: any BooksAnswering { get }
}

/// The kinds of a screen that can be a child of the books screen.
package protocol BooksChildKind: StateKind where Display: BooksPage, StateClass: BooksAnswering {}

/// A state that answers requests by their names.
@MainActor
package protocol BooksAnswering: AnyObject {
  /// The requests that this state answers.
  var answers: [BooksRequest] { get }

  /// Answers a request, or ignores it, which the log records.
  func answer(_ request: BooksRequest)
}

extension Screen: BooksChild where Kind: BooksChildKind {
  package var answering: any BooksAnswering { state }
}
