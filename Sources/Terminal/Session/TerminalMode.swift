import Foundation

/// The two modes of the terminal: the one that was found, and the one of a full-screen program.
///
/// It can switch between them from any thread, any number of times. An armed mode is left when the
/// process exits unexpectedly, or must be ended because the main actor is blocked.
struct TerminalMode: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let found: termios

  /// Notes the present mode; `nil` if the input or the output is not a terminal.
  init?(input: Descriptor, output: Descriptor) {
    var found = termios()
    guard input.isTerminal, output.isTerminal, unsafe tcgetattr(input.number, &found) == 0
    else { return nil }
    (self.input, self.output, self.found) = (input, output, found)
  }

  /// Enters the raw mode, in which each key arrives at once without echo, and the alternate screen.
  func enter() throws(OutputError) {
    var raw = found
    unsafe cfmakeraw(&raw)
    // Messages of other programs still begin at the left.
    raw.c_oflag = found.c_oflag
    // Now: waiting until the output has drained would hang on a terminal that accepts none. Not if
    // the terminal has been restored because the process ends.
    Self.access.sync {
      if unsafe !Self.isEnding { unsafe tcsetattr(input.number, TCSANOW, &raw) }
    }
    try output.write(ControlSequence.enterScreen)
  }

  /// Restores the mode that was found.
  ///
  /// If the terminal is gone, there is nothing to restore. The mode is restored before the screen,
  /// because a write waits while the terminal accepts no output.
  func leave() {
    restoreMode()
    try? output.write(ControlSequence.leaveScreen)
  }

  private func restoreMode() {
    var found = found
    unsafe tcsetattr(input.number, TCSANOW, &found)
  }

  // MARK: - The end of the process

  private static let access = DispatchQueue(label: "terminal.last-resort")
  private nonisolated(unsafe) static var isEnding = false

  /// The mode to leave when the process exits.
  ///
  /// It is global, because `atexit(3)` takes a function without arguments. It is left outside the
  /// lock, because that can take long.
  private nonisolated(unsafe) static var armed: TerminalMode?

  private static let isRegistered =
    atexit {
      access.sync { unsafe armed }?.leave()
      disarm()
    } == 0

  /// Restores the terminal when the process exits.
  func arm() {
    _ = Self.isRegistered
    Self.access.sync { unsafe Self.armed = self }
  }

  /// Leaves the terminal alone when the process exits.
  static func disarm() { access.sync { unsafe armed = nil } }

  /// Restores the terminal as far as possible without waiting, and ends the process with a signal.
  ///
  /// What the terminal does not accept now is not written. If another job has the terminal, it is
  /// left alone, because a change would stop the process.
  static func end(by signal: Signal) {
    access.sync { unsafe isEnding = true }
    let mode = access.sync { unsafe armed }
    if let mode, !mode.output.isInBackground {
      mode.restoreMode()
      mode.output.writeToTerminalAtOnce(ControlSequence.leaveScreen)
    }
    signal.raise()
  }
}
