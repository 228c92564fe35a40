public import ScreenStates

/// The kinds that the ready states of a books container need; an enum's cases satisfy it.
///
/// A container with one more state is an enum with one more case: the states here are generic over
/// the kinds, so none of them changes. Its state class is `BooksState` of the enum.
public protocol BooksContainerKind: StateKind where Display == BooksDisplay {
  /// The list of the books.
  static var content: Self { get }

  /// The books cannot be had.
  ///
  /// - Parameter sentence: What to tell people.
  /// - Returns: The kind.
  static func error(_ sentence: String) -> Self

  /// There are no books.
  static var empty: Self { get }
}
