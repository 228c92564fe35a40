internal import ScreenStates

extension Screen {
  /// The names of an exited state's properties that hold a running screen that no state hosts.
  func screensKept(by state: AnyObject) -> [String] {
    Reflection(of: state, belowRoot: true).properties.compactMap { property in
      guard let screen = Self.object(property.value) as? any HostedScreen,
        screen.isRunning, screen !== self, !Self.hosts(screen, in: self)
      else { return nil }
      return property.name
    }
  }

  private static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object($0.value) }
    }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }

  private static func hosts(_ screen: AnyObject, in host: any HostedScreen) -> Bool {
    host.children.contains { $0 === screen || hosts(screen, in: $0) }
  }
}
