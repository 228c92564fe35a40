import Foundation

/// The lines of standard input, each read when it is asked for, so that any number of lines fits into
/// the memory.
package enum LineInput {
  /// The lines, for one reader; throws an error about a folder, which has no lines.
  package static func lines() throws(UsageError) -> AsyncStream<String> {
    if Descriptor.standardInput.isFolder {
      throw UsageError("standard input cannot be read: It is a folder. Name a plain file.")
    }
    // Whoever started the program may have left a pipe that does not wait for the next line.
    _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) & ~O_NONBLOCK)
    return .readingOnDemand {
      // The terminal stops a background reader with a signal, which Dispatch's threads block.
      Signal.terminalInput.unblock()
      return readLine()
    }
  }
}

extension Descriptor {
  /// The bytes that arrive, in chunks, from terminals, pipes, files and closed descriptors alike.
  var chunks: AsyncStream<[UInt8]> {
    .readingOnDemand {
      let bytes = readInForeground(upTo: 4096)
      return bytes.isEmpty ? nil : bytes
    }
  }

  /// Reads bytes, but stops the process while it is in the background.
  ///
  /// The terminal stops a background reader with a signal. Threads of Dispatch block that signal
  /// and read zero bytes instead, which must not be mistaken for the end of the input.
  private func readInForeground(upTo count: Int) -> [UInt8] {
    let bytes = read(upTo: count)
    guard bytes.isEmpty, isTerminal, isInBackground else { return bytes }
    Signal.terminalInput.raise()
    return read(upTo: count)
  }
}

extension AsyncStream {
  /// What a call returns that waits on a thread of its own, until it returns `nil`.
  ///
  /// The thread reads only on demand, so a large file does not fill the memory. If the iteration
  /// ends meanwhile, what it reads is lost.
  fileprivate static func readingOnDemand(
    _ read: @escaping @Sendable () -> Element?
  ) -> AsyncStream<Element> where Element: Sendable {
    let queue = DispatchQueue(label: "input")
    return AsyncStream {
      await withCheckedContinuation { reader in
        queue.async { @Sendable in reader.resume(returning: read()) }
      }
    }
  }
}
