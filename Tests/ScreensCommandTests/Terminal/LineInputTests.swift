import Terminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@MainActor
struct LineInputTests {
  private func lines(from descriptor: Descriptor, limit: Int = 65_536) async -> [String] {
    var lines: [String] = []
    for await line in LineInput(descriptor, limit: limit) { lines.append(line) }
    return lines
  }

  @Test func aPipeGivesItsLinesAndEnds() async throws {
    let pipe = try Pipe()
    try Output(pipe.writing).write("one\r\ntwo\n\nlast")
    pipe.writing.closeNow()
    #expect(await lines(from: pipe.reading) == ["one", "two", "", "last"])
    pipe.reading.closeNow()
  }

  @Test func aLineArrivesBeforeTheNextIsWritten() async throws {
    let pipe = try Pipe()
    let output = Output(pipe.writing)
    var iterator = LineInput(pipe.reading).makeAsyncIterator()
    for text in ["one", "two", "three"] {
      try output.write(text + "\n")
      #expect(await iterator.next() == text)
    }
    pipe.writing.closeNow()
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
    pipe.reading.closeNow()
  }

  @Test func aLineMayBeLongerThanAPipeHolds() async throws {
    let pipe = try Pipe()
    async let all = lines(from: pipe.reading, limit: 200_000)
    let text = String(repeating: "語", count: 60_000)
    let output = Output(pipe.writing)
    try await onItsOwnThread {
      try output.write(text + "\nend\n")
      pipe.writing.closeNow()
    }
    #expect(await all == [text, "end"])
    pipe.reading.closeNow()
  }

  @Test func aPipeThatDoesNotBlockIsWaitedFor() async throws {
    let pipe = try Pipe()
    pipe.reading.stopBlocking()
    async let all = lines(from: pipe.reading)
    let output = Output(pipe.writing)
    try await onItsOwnThread {
      try output.write("late\n")
      pipe.writing.closeNow()
    }
    #expect(await all == ["late"])
    pipe.reading.closeNow()
  }

  @Test func nothingComesFromTheNullDevice() async {
    let null = Descriptor(unsafe open("/dev/null", O_RDONLY))
    #expect(await lines(from: null) == [])
    null.closeNow()
  }

  @Test func nothingComesFromADescriptorThatIsNotOpen() async {
    #expect(await lines(from: Descriptor(-1)) == [])
  }

  @Test func aFileIsReadToItsEnd() async {
    let file = Descriptor(unsafe open(#filePath, O_RDONLY))
    #expect(await lines(from: file).last == "}")
    file.closeNow()
  }

  @Test func anEndlessInputIsReadOnlyAsFarAsItIsAskedFor() async throws {
    let pipe = try Pipe()
    let output = Output(pipe.writing)
    let writing = Task {
      try await onItsOwnThread { while true { try output.write("again\n") } }
    }
    var iterator = LineInput(pipe.reading).makeAsyncIterator()
    for _ in 0..<10 { #expect(await iterator.next() == "again") }
    pipe.reading.closeNow()
    await #expect(throws: OutputError.closed) { try await writing.value }
    pipe.writing.closeNow()
  }
}
