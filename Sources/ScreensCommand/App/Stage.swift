package import ScreenStates
package import Terminal

/// A sample screen on the stage: the app hosts it, shows it, inspects it, and passes keys on.
@MainActor
package protocol Stage: AnyObject {
  /// The screens to inspect now, the outer before the inner.
  var inspected: [InspectedScreen] { get }

  /// Where its services are told how to answer; `nil` if it has none.
  var faults: FaultDesk? { get }

  /// Whether it takes Escape and the letters for itself just now.
  var isModal: Bool { get }

  /// Lets a state of the app host the screen.
  func host(in state: AppState)

  /// Shows the screen from now on.
  ///
  /// - Parameters:
  ///   - size: The size of the place to draw in.
  ///   - clock: What decides when it is to be seen that something loads.
  ///   - draw: Shows a frame of that size.
  func appear(
    in size: TerminalSize, on clock: any ScreenClock, draw: @escaping (Frame) -> Void
  )

  /// Shows nothing more.
  func disappear()

  /// Does what happens at the terminal asks for.
  ///
  /// - Returns: False when the person has left the program.
  func receive(_ event: TerminalEvent) -> Bool
}
