import Foundation

/// The two ways in which the terminal works: as it was found, and as a full-screen program needs
/// it.
///
/// This holds all that is needed to go from one to the other, from any thread, as often as one
/// likes.
struct TerminalMode: Sendable {
  private let input: Descriptor
  private let output: Output
  private let found: termios

  /// Notes how the terminal works now; `nil` if the input or the output is none.
  init?(input: Descriptor, output: Output) {
    var found = termios()
    guard input.isTerminal, output.descriptor.isTerminal,
      unsafe tcgetattr(input.number, &found) == 0
    else { return nil }
    self.input = input
    self.output = output
    self.found = found
  }

  /// Each key arrives at once and shows nothing, Control-C among them; the other screen is shown.
  func enter() throws(OutputError) {
    var raw = found
    unsafe cfmakeraw(&raw)
    // A message that someone else prints still begins at the left.
    raw.c_oflag = found.c_oflag
    // At once: waiting for the output to drain would hang on a terminal that takes none.
    LastResort.unlessEnding { unsafe tcsetattr(input.number, TCSANOW, &raw) }
    try output.write(ControlSequence.enterScreen)
  }

  /// Everything is as it was found.
  ///
  /// If the terminal is gone, there is nothing to restore. The mode comes first: a terminal that
  /// takes no output keeps whoever writes to it waiting.
  func leave() {
    restoreMode()
    try? output.write(ControlSequence.leaveScreen)
  }

  /// As ``leave()``, but waits for nothing: what the terminal does not take now is not written.
  ///
  /// To a terminal that is another job's by now nothing is done; that would stop the process.
  func leaveAtOnce() {
    if output.descriptor.isInBackground { return }
    restoreMode()
    output.descriptor.writeToTerminalAtOnce(ControlSequence.leaveScreen)
  }

  private func restoreMode() {
    var found = found
    unsafe tcsetattr(input.number, TCSANOW, &found)
  }
}
