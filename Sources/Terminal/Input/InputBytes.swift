import Dispatch

/// The bytes that arrive at a descriptor, in chunks.
///
/// A thread waits in `read(2)`, which works for terminals, pipes, files, `/dev/null` and closed
/// descriptors alike. The thread reads only on demand, so a large file does not fill the memory. It
/// ends with the iteration; if it is waiting then, it still reads one more chunk, which is lost.
struct InputBytes: AsyncSequence {
  let descriptor: Descriptor

  func makeAsyncIterator() -> Iterator {
    let demand = DispatchSemaphore(value: 0)
    let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    continuation.onTermination = { @Sendable _ in demand.signal() }
    DispatchQueue(label: "input").async { [descriptor] in
      while true {
        demand.wait()
        let chunk = descriptor.readInForeground(upTo: 4096)
        if chunk.isEmpty { return continuation.finish() }
        if case .terminated = continuation.yield(chunk) { return }
      }
    }
    return Iterator(demand: demand, chunks: chunks.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let demand: DispatchSemaphore
    fileprivate var chunks: AsyncStream<[UInt8]>.Iterator

    @concurrent mutating func next() async -> [UInt8]? {
      demand.signal()
      return await chunks.next()
    }
  }
}

extension Descriptor {
  /// Reads bytes, but stops the process while it is in the background.
  ///
  /// The terminal stops a background reader with a signal. Threads of Dispatch block that signal
  /// and read zero bytes instead, which must not be mistaken for the end of the input.
  fileprivate func readInForeground(upTo count: Int) -> [UInt8] {
    let bytes = read(upTo: count)
    guard bytes.isEmpty, isTerminal, isInBackground else { return bytes }
    Signal.terminalInput.raise()
    return read(upTo: count)
  }
}
