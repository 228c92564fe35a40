import Foundation

/// An open file of the operating system, with the calls that the program needs.
///
/// The calls bypass the C library's buffers, which are not made for several threads. A full-screen
/// program must also know when its bytes are written.
package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  /// Makes a descriptor of a file that others open and close.
  package init(_ number: Int32) { self.number = number }

  package static let standardInput = Descriptor(0)
  package static let standardOutput = Descriptor(1)
  package static let standardError = Descriptor(2)

  /// Opens `/dev/null` in place of each standard descriptor that is closed, and ignores `SIGPIPE`.
  ///
  /// A shell closes descriptors with `<&-` and `>&-`. The next opened files would get their
  /// numbers, and the program would wait for keys from a file of the runtime. It is opened for
  /// reading only, so that a write still fails. A reader may stop reading, as `head -1` does; by
  /// default the operating system then ends the program with a signal. Call this before anything
  /// else.
  package static func prepareStandards() {
    signal(SIGPIPE, SIG_IGN)
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the missing one.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Whether the file is a folder, from which nothing can be read.
  package var isFolder: Bool {
    var status = stat()
    return unsafe fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the file is a terminal, not a pipe or a regular file.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The size of the terminal; `nil` if there is no terminal or it reports no size.
  ///
  /// A terminal can be set to 65,535 cells each way, too many to draw, so sizes above
  /// ``TerminalSize/mostCells`` are not accepted.
  package var terminalSize: TerminalSize? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(
      columns: min(Int(size.ws_col), TerminalSize.mostCells),
      rows: min(Int(size.ws_row), TerminalSize.mostCells))
  }

  /// Whether another job has the terminal now.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(number)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Waits until there are bytes to read, and returns them; returns no bytes at the end, or if the
  /// file is not open.
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

  /// Writes a text, and returns when its last byte has been taken.
  package func write(_ text: String) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      switch count < 0 ? errno : 0 {
      case 0: rest = rest.dropFirst(count)
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT)
      case let code: throw OutputError(code: code)
      }
    }
  }

  /// Writes a line; a failure is ignored, because it could not be reported.
  package func say(_ line: String) { try? write(line + "\n") }

  /// Writes as much of a text as the terminal accepts without waiting.
  ///
  /// The terminal is opened again for this, because `O_NONBLOCK` belongs to an open file, which
  /// other programs such as the shell share.
  func writeToTerminalAtOnce(_ text: String) {
    var name = [CChar](repeating: 0, count: 1024)
    guard unsafe ttyname_r(number, &name, name.count) == 0 else { return }
    let terminal = unsafe open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return }
    let bytes = Array(text.utf8)
    _ = unsafe systemWrite(terminal, bytes, bytes.count)
    close(terminal)
  }

  /// Waits until a non-blocking file is ready; other programs may have made it non-blocking.
  private func wait(for events: Int32) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

/// Why text could not be written.
package enum OutputError: Error, Hashable, CustomStringConvertible {
  /// There is no reader: the pipe's other end was closed.
  case closed
  /// Another error, such as a full disk, with the operating system's number for it.
  case failed(code: Int32)

  init(code: Int32) { self = code == EPIPE ? .closed : .failed(code: code) }

  package var description: String {
    switch self {
    case .closed: "nobody reads it any more"
    case .failed(let code):
      NSError(domain: NSPOSIXErrorDomain, code: Int(code)).localizedFailureReason
        ?? "error \(code) of the system"
    }
  }
}

// The methods shadow the functions that they call.
private let systemRead = unsafe read
private let systemWrite = unsafe write
