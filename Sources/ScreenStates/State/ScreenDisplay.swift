/// What can be on screen: a value whose initial form is the blank screen.
///
/// Every state begins with a blank display of its own and draws on that, so nothing that another
/// state drew can be left over. A structure whose properties all have defaults needs no further
/// code to conform:
///
/// ```swift
/// struct LampDisplay: ScreenDisplay {
///   var isLit = false
/// }
/// ```
@MainActor
public protocol ScreenDisplay {
  /// Makes the blank display.
  init()
}
