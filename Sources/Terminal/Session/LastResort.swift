import Foundation

/// Restores the terminal when the process exits in a way that nobody foresaw, or has to be ended
/// because the main actor does not come to it.
///
/// `atexit(3)` takes a function that is told nothing, so what is to be restored has to be where any
/// function can find it; this is the one thing here that belongs to the process and not to a value.
enum LastResort {
  private static let access = DispatchQueue(label: "terminal.last-resort")
  private nonisolated(unsafe) static var mode: TerminalMode?
  private nonisolated(unsafe) static var isEnding = false
  private static let isRegistered = atexit { LastResort.restore() } == 0

  /// Has the terminal restored when the process exits.
  static func arm(_ mode: TerminalMode) {
    _ = isRegistered
    access.sync { unsafe Self.mode = mode }
  }

  /// Leaves the terminal alone when the process exits.
  static func disarm() {
    access.sync { unsafe mode = nil }
  }

  /// Restores the terminal as far as that needs no waiting, and ends the process by a signal.
  static func end(by signal: Signal) {
    access.sync { unsafe isEnding = true }
    armedMode()?.leaveAtOnce()
    signal.raise()
  }

  /// Changes the terminal, but not once it has been restored for good.
  static func unlessEnding(_ change: () -> Void) {
    access.sync { if unsafe !isEnding { change() } }
  }

  private static func restore() {
    armedMode()?.leave()
    disarm()
  }

  /// Nobody restores the terminal while keeping the others out: that may take as long as it likes.
  private static func armedMode() -> TerminalMode? {
    access.sync { unsafe mode }
  }
}
