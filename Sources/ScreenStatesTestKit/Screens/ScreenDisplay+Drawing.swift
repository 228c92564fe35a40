public import ScreenStates

extension ScreenDisplay {
  /// A blank display with some changes, for the expectations of a test.
  ///
  /// ```swift
  /// #expect(screen.display == .drawing { $0.articles = [article] })
  /// ```
  public static func drawing(_ draw: (inout Self) -> Void) -> Self {
    var display = Self()
    draw(&display)
    return display
  }
}
