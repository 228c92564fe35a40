import Foundation

/// Restores the terminal when the process exits unexpectedly, or must be ended because the main
/// actor is blocked.
///
/// `atexit(3)` takes a function without arguments, so the mode to restore must be global.
enum LastResort {
  private static let access = DispatchQueue(label: "terminal.last-resort")
  private nonisolated(unsafe) static var mode: TerminalMode?
  private nonisolated(unsafe) static var isEnding = false
  private static let isRegistered = atexit { LastResort.restore() } == 0

  /// Restores the terminal when the process exits.
  static func arm(_ mode: TerminalMode) {
    _ = isRegistered
    access.sync { unsafe Self.mode = mode }
  }

  /// Leaves the terminal alone when the process exits.
  static func disarm() {
    access.sync { unsafe mode = nil }
  }

  /// Restores the terminal as far as possible without waiting, and ends the process with a signal.
  static func end(by signal: Signal) {
    access.sync { unsafe isEnding = true }
    armedMode()?.leaveAtOnce()
    signal.raise()
  }

  /// Changes the terminal, unless it has been restored because the process ends.
  static func unlessEnding(_ change: () -> Void) {
    access.sync { if unsafe !isEnding { change() } }
  }

  private static func restore() {
    armedMode()?.leave()
    disarm()
  }

  /// The mode to restore; the caller restores it outside the lock, because that can take long.
  private static func armedMode() -> TerminalMode? {
    access.sync { unsafe mode }
  }
}
