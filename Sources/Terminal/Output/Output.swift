import Foundation

/// Writes text to a descriptor, completely and in order.
///
/// A reader may stop reading, as `head -1` does. By default the operating system then ends the
/// program with a signal. An output ignores that signal, and a write throws
/// ``OutputError/closed`` instead, so that the program can end normally.
package struct Output: Sendable {
  package let descriptor: Descriptor

  /// Makes an output to a descriptor.
  ///
  /// From then on the process ignores `SIGPIPE`.
  package init(_ descriptor: Descriptor = .standardOutput) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes text, and returns when the last byte has been accepted.
  package func write(_ text: String) throws(OutputError) {
    try descriptor.write(text)
  }
}

/// Why text could not be written.
package enum OutputError: Error, Hashable {
  /// There is no reader: the pipe's other end was closed, the terminal is gone, or the output was
  /// never open.
  case closed

  /// Another error, such as a full disk, with the operating system's number for it.
  case failed(code: Int32)

  /// - Parameter code: The operating system's number for the error.
  init(code: Int32) {
    self = [EPIPE, EIO, EBADF, ENXIO].contains(code) ? .closed : .failed(code: code)
  }
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .closed: "nobody reads it any more"
    case .failed(let code): "error \(code) of the system"
    }
  }
}
