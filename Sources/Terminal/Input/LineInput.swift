import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The lines of standard input, each read when it is asked for, so that any number of lines fits into
/// the memory.
///
///     for await line in LineInput.lines() { … }
package enum LineInput {
  /// The lines, for one reader.
  package static func lines() -> AsyncStream<String> {
    let queue = DispatchQueue(label: "lines")
    // Whoever started the program may have left a pipe that does not wait for the next line.
    _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) & ~O_NONBLOCK)
    return AsyncStream {
      await withCheckedContinuation { reader in
        queue.async { @Sendable in
          // The terminal stops a background reader with a signal, which Dispatch's threads block.
          Signal.terminalInput.unblock()
          reader.resume(returning: readLine())
        }
      }
    }
  }
}
