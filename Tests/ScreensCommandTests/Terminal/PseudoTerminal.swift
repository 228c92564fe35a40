import Foundation
import Terminal

/// A terminal without a screen: what is typed and what is shown passes through the keeper's end.
struct PseudoTerminal: Sendable {
  private let keeper: Descriptor
  private let terminal: Descriptor

  /// A terminal of a size.
  init(columns: UInt16, rows: UInt16) throws {
    keeper = Descriptor(unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY))
    guard let name = keeper.nameOfOtherEnd else { throw NoTerminal() }
    terminal = Descriptor(unsafe open(name, O_RDWR | O_NOCTTY))
    resize(columns: columns, rows: rows)
  }

  struct NoTerminal: Error {}

  /// A session on this terminal; `nil` if there is no terminal.
  @MainActor
  func session(_ styling: Styling = .colors) -> TerminalSession? {
    TerminalSession(input: terminal, output: terminal, styling: styling)
  }

  /// Gives the terminal another size.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(keeper.number, UInt(TIOCSWINSZ), &size)
  }

  /// From here on the terminal takes no output, and whoever writes to it waits.
  func stopOutput() { tcflow(terminal.number, TCOOFF) }

  /// Echo, signals and the like.
  var localFlags: tcflag_t {
    var mode = termios()
    _ = unsafe tcgetattr(terminal.number, &mode)
    return mode.c_lflag
  }

  /// Types at the keys.
  func type(_ text: String) throws { try keeper.write(text) }

  /// Waits, on a thread of its own, until a text is shown.
  func isShown(_ end: String) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "test").async {
        continuation.resume(returning: output(until: end).contains(end))
      }
    }
  }

  /// What was shown, up to a text that is known to come.
  func output(until end: String) -> String {
    var output = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !output.contains(end) {
      let count = unsafe read(keeper.number, &buffer, buffer.count)
      if count <= 0 { break }
      output += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return output
  }

  /// Hangs up.
  ///
  /// The other end stays open: a thread may still wait there for keys, and must not find
  /// someone else's file under its number.
  func close() { _ = closeFile(keeper.number) }
}

// The method hides the function that it calls.
private let closeFile = close

extension Descriptor {
  /// What `grantpt`, `unlockpt` and `ptsname` do; Glibc shows these to no Swift program.
  fileprivate var nameOfOtherEnd: String? {
    #if canImport(Darwin)
      guard grantpt(number) == 0, unlockpt(number) == 0, let name = unsafe ptsname(number)
      else { return nil }
      return unsafe String(cString: name)
    #else
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      var isLocked: Int32 = 0
      var terminal: UInt32 = 0
      guard unsafe ioctl(number, unlock, &isLocked) == 0,
        unsafe ioctl(number, getNumber, &terminal) == 0
      else { return nil }
      return "/dev/pts/\(terminal)"
    #endif
  }
}
