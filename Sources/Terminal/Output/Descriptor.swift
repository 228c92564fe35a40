import Foundation

/// An open file of the operating system, and the few calls that are made on one.
///
/// The calls go past the C library's buffers: these are not made for several threads, and a program
/// that owns the screen must know when its bytes leave.
package struct Descriptor: Sendable, Hashable {
  /// The number by which the operating system knows the file.
  package let number: Int32

  /// A descriptor that someone else opens and closes.
  package init(_ number: Int32) { self.number = number }

  /// Where the program reads from.
  package static let standardInput = Descriptor(0)

  /// Where the program writes to.
  package static let standardOutput = Descriptor(1)

  /// Where the program says what went wrong.
  package static let standardError = Descriptor(2)

  /// Opens in the place of each of these that is missing one that is empty and takes everything.
  ///
  /// A shell starts a program without them after `<&-` and `>&-`. The next files that anyone opens
  /// then get their numbers, and the program would wait for keys from one of the runtime's own.
  /// To be called before anything else.
  package static func openMissingStandards() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is the one that is missing.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Whether there is a terminal behind it, and not a pipe or a file.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The size of the terminal, or `nil` if there is none or it does not say.
  ///
  /// Anyone can give a terminal a size, up to 65,535 cells each way, which nobody could draw; more
  /// than ``TerminalSize/mostCells`` is not believed.
  package var terminalSize: TerminalSize? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(
      columns: min(Int(size.ws_col), TerminalSize.mostCells),
      rows: min(Int(size.ws_row), TerminalSize.mostCells))
  }

  /// Whether another job has the terminal at the moment.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(number)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Waits until there is something to read, and returns it; nothing means that the end is reached,
  /// or that the file is not open.
  func read(upTo count: Int) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let result = unsafe systemRead(number, buffer.baseAddress, count)
        failure = result < 0 ? errno : 0
        filled = max(result, 0)
      }
      switch failure {
      case EINTR: continue
      case EAGAIN: wait(for: POLLIN)
      default: return bytes
      }
    }
  }

  /// Writes some of the bytes, and returns how many.
  func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT)
      case let code: throw OutputError(code: code)
      }
    }
  }

  /// Writes a text, and returns when its last byte has been taken.
  func write(_ text: String) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try write(rest))
    }
  }

  /// Writes a line at once, whatever else waits to be printed; there is nowhere left to tell that
  /// this failed.
  package func say(_ line: String) { try? write(line + "\n") }

  /// Writes as much of a text as the terminal takes now.
  ///
  /// For this the terminal is opened once more: not to wait is a property of an open file, and the
  /// shell, for one, has the same file open.
  func writeToTerminalAtOnce(_ text: String) {
    var name = [CChar](repeating: 0, count: 1024)
    guard unsafe ttyname_r(number, &name, name.count) == 0 else { return }
    let terminal = unsafe open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return }
    let bytes = Array(text.utf8)
    _ = unsafe systemWrite(terminal, bytes, bytes.count)
    close(terminal)
  }

  /// Waits until a file that does not block, as other programs may have set it, is ready.
  private func wait(for events: Int32) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

// The methods hide the functions that they call.
private let systemRead = unsafe read
private let systemWrite = unsafe write
