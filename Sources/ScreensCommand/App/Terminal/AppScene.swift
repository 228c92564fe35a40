package import Terminal

/// Everything that a frame of the app depends on.
package struct AppScene {
  /// A fault that can be armed.
  package struct FaultKey: Equatable {
    /// Which one.
    package var fault: Fault
    /// Whether the next answer has it.
    package var isArmed: Bool

    /// Makes one.
    package init(_ fault: Fault, isArmed: Bool) {
      self.fault = fault
      self.isArmed = isArmed
    }
  }

  /// How the terminal is shared out.
  package var layout = AppLayout(.usual, wantsInspector: nil)
  /// What the screen shows, or the menu: lines of the size of its place.
  package var screen = Frame()
  /// What the inspector shows.
  package var inspector = InspectorModel()
  /// Whether the menu is shown.
  package var isMenu = false
  /// The faults at hand.
  package var faults: [FaultKey] = []

  /// A blank scene in a terminal of the usual size.
  package init() {}
}
