internal import ScreenStates

extension Screen {
  /// The names of an exited state's properties that hold a running screen that no state hosts.
  func screensKept(by state: AnyObject) -> [String] {
    Reflection.properties(of: state).compactMap { property in
      guard let screen = property.value as? any HostedScreen, screen.isRunning else { return nil }
      let isHosted = screen === self || descendants.contains { $0 === screen }
      return isHosted ? nil : property.name
    }
  }
}
