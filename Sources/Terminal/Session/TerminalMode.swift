import Foundation

/// The two modes of the terminal: the one that was found, and the one of a full-screen program.
///
/// It can switch between them from any thread, any number of times.
struct TerminalMode: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let found: termios

  /// Notes the present mode; `nil` if the input or the output is not a terminal.
  init?(input: Descriptor, output: Descriptor) {
    var found = termios()
    guard input.isTerminal, output.isTerminal,
      unsafe tcgetattr(input.number, &found) == 0
    else { return nil }
    self.input = input
    self.output = output
    self.found = found
  }

  /// Enters the raw mode, in which each key arrives at once without echo, and the alternate screen.
  func enter() throws(OutputError) {
    var raw = found
    unsafe cfmakeraw(&raw)
    // Messages of other programs still begin at the left.
    raw.c_oflag = found.c_oflag
    // Now: waiting until the output has drained would hang on a terminal that accepts none.
    LastResort.unlessEnding { unsafe tcsetattr(input.number, TCSANOW, &raw) }
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

  /// Like ``leave()``, but never waits: what the terminal does not accept now is not written.
  ///
  /// Does nothing if another job has the terminal now, because a change would stop the process.
  func leaveAtOnce() {
    if output.isInBackground { return }
    restoreMode()
    output.writeToTerminalAtOnce(ControlSequence.leaveScreen)
  }

  private func restoreMode() {
    var found = found
    unsafe tcsetattr(input.number, TCSANOW, &found)
  }
}
