public import ScreenStates

/// What can be on a books container; blank at first.
public struct BooksDisplay: ScreenDisplay, Sendable {
  /// What stands above the page.
  public var title = ""
  /// What the child shows, whichever it is.
  public var page: (any BooksPage)?

  /// Makes a blank display.
  public init() {}
}
