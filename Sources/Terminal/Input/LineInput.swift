/// The lines of the program's input: of a file, a pipe, or a simple terminal.
///
///     for await line in LineInput() { … }
package struct LineInput: AsyncSequence, Sendable {
  private let descriptor: Descriptor
  private let limit: Int

  /// Makes the sequence of a descriptor's lines, each of at most `limit` bytes.
  ///
  /// Iterate only once, because the bytes are consumed.
  package init(_ descriptor: Descriptor = .standardInput, limit: Int = 65_536) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Makes an iterator, which begins to read.
  package func makeAsyncIterator() -> Iterator {
    Iterator(
      chunks: InputBytes(descriptor: descriptor).makeAsyncIterator(),
      splitter: LineSplitter(limit: limit))
  }

  /// Reads lines on demand.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate var chunks: InputBytes.Iterator
    fileprivate var splitter: LineSplitter
    private var lines: [String] = []
    private var isAtEnd = false

    fileprivate init(chunks: InputBytes.Iterator, splitter: LineSplitter) {
      self.chunks = chunks
      self.splitter = splitter
    }

    /// The next line, or `nil` at the end.
    @concurrent package mutating func next() async -> String? {
      while lines.isEmpty, !isAtEnd {
        if let chunk = await chunks.next() {
          lines = splitter.lines(in: chunk).reversed()
        } else {
          isAtEnd = true
          lines = splitter.lastLine().map { [$0] } ?? []
        }
      }
      return lines.popLast()
    }
  }
}
