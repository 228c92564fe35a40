public import ScreenStates

/// A child of the books screen, without its type.
///
/// It does not know its host: it shows a page, answers requests, and settles in a kind.
@MainActor
public protocol BooksChild: AnyObject {
  /// The current state, to send requests to.
  var answering: any BooksAnswering { get }
}

/// The kinds of a screen that can be a child of the books screen.
public protocol BooksChildKind: StateKind where Display: BooksPage, StateClass: BooksAnswering {}

/// A state that answers requests by their names.
@MainActor
public protocol BooksAnswering: AnyObject {
  /// The requests that this state answers.
  var answers: [BooksRequest] { get }

  /// Answers a request, or ignores it, which the log records.
  func answer(_ request: BooksRequest)
}

extension Screen: BooksChild where Kind: BooksChildKind {
  /// The current state.
  public var answering: any BooksAnswering { state }
}
