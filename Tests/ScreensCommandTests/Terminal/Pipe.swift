import Dispatch
import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe with two ends, each of which is closed by hand.
struct Pipe {
  let reading: Descriptor
  let writing: Descriptor

  init() throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw NoPipe() }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }

  struct NoPipe: Error {}
}

extension Descriptor {
  func closeNow() { close(number) }

  /// Sets it to report that it is not ready instead of waiting.
  func stopBlocking() { _ = fcntl(number, F_SETFL, O_NONBLOCK) }

  /// Everything up to the end.
  func everything() -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(number, &buffer, buffer.count)
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }
}

/// Runs work that waits for the other end of a pipe.
///
/// It has a thread of its own: a task that waits in the operating system keeps one of the few
/// threads that all tasks share, and two tests that do so can wait for each other.
func onItsOwnThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "test").async { continuation.resume(with: Result(catching: work)) }
  }
}
