internal import Foundation
internal import ScreenStates

/// Tells the screens of this process that a test kit waits for their work.
enum KitPresence {
  /// Called when a clock or a service of the kit is made, on whichever thread that happens.
  static func announce() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { TestKit.isPresent = true }
    } else {
      // Before everything that the main actor is given from here on.
      Task { @MainActor in TestKit.isPresent = true }
    }
  }
}
