#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    unsafe tcsetattr(input.number, TCSANOW, &raw)
    try output.write(ControlSequence.enterScreen)
  }

  /// Everything is as it was found.
  ///
  /// If the terminal is gone, there is nothing to restore.
  func leave() {
    try? output.write(ControlSequence.leaveScreen)
    var found = found
    unsafe tcsetattr(input.number, TCSANOW, &found)
  }
}
