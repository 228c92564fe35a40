internal import ScreenStates

extension Screen {
  /// The names of an exited state's properties that hold a running screen that no state hosts.
  func screensKept(by state: AnyObject) -> [String] {
    Reflection(of: state, belowRoot: true).properties.compactMap { property in
      guard let screen = property.value as? any HostedScreen, screen.isRunning else { return nil }
      return screen === self || Self.hosts(screen, in: self) ? nil : property.name
    }
  }

  private static func hosts(_ screen: AnyObject, in host: any HostedScreen) -> Bool {
    host.children.contains { $0 === screen || hosts(screen, in: $0) }
  }
}
