import Dispatch

/// The lines of standard input, each read when it is asked for, so that an endless input does not
/// fill the memory.
///
///     for await line in LineInput.lines() { … }
package enum LineInput {
  /// The lines, for one reader.
  package static func lines() -> AsyncStream<String> {
    let queue = DispatchQueue(label: "lines")
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
