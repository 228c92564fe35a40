public import ScreenStates

extension ScreenDisplay {
  /// A blank display with some changes, which a test expects to be shown.
  ///
  /// ```swift
  /// #expect(screen.display == .drawing { $0.articles = [article] })
  /// ```
  ///
  /// - Parameter draw: Changes the blank display in place.
  /// - Returns: What was drawn.
  public static func drawing(_ draw: (inout Self) -> Void) -> Self {
    var display = Self()
    draw(&display)
    return display
  }
}
