import Foundation

/// Writes text to where the program's output goes, all of it and in order.
///
/// Whoever reads may stop reading, as `head -1` does. By default the operating system then ends the
/// program with a signal; with an output that signal is ignored, and writing reports
/// ``OutputError/closed`` instead, so that the program can end in its own way.
package struct Output: Sendable {
  /// Where the bytes go.
  package let descriptor: Descriptor

  /// An output to a descriptor.
  ///
  /// From here on the process ignores `SIGPIPE`.
  package init(_ descriptor: Descriptor = .standardOutput) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes text, and returns when the last byte has been taken.
  ///
  /// - Throws: ``OutputError/closed`` if nobody reads any more.
  package func write(_ text: String) throws(OutputError) {
    try descriptor.write(text)
  }
}

/// Why text could not be written.
package enum OutputError: Error, Hashable {
  /// Nobody reads any more: the pipe's other end was closed, the terminal is gone, or there never
  /// was an output. There is nobody left to tell.
  case closed

  /// Something else, by the operating system's number for it: a full disk, for example.
  case failed(code: Int32)

  /// - Parameter code: The operating system's number for what went wrong.
  init(code: Int32) {
    self = [EPIPE, EIO, EBADF, ENXIO].contains(code) ? .closed : .failed(code: code)
  }
}

extension OutputError: CustomStringConvertible {
  /// What the operating system says of it.
  package var description: String {
    switch self {
    case .closed: "nobody reads it any more"
    case .failed(let code): "error \(code) of the system"
    }
  }
}
