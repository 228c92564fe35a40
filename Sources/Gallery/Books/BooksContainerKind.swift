public import ScreenStates

/// The kinds that the states of a books screen need; an enum's cases satisfy it.
///
/// To add a state, write an enum with one more case: the states are generic over the kinds, so none
/// of them changes. The state class is `BooksState` of the enum.
public protocol BooksContainerKind: StateKind where Display == BooksDisplay {
  /// The list of the books.
  static var content: Self { get }

  /// The books could not be loaded; the sentence is for people.
  static func error(_ sentence: String) -> Self

  /// There are no books.
  static var empty: Self { get }
}
