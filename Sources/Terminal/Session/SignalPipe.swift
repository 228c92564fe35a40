import Foundation

/// Passes signals from their handler to a queue, where they can be processed safely.
///
/// A signal handler can run between any two instructions and may do very little. This one writes
/// the signal's number to a pipe. So a signal that comes after ``take(_:)`` has returned is not
/// lost, and signals are read in their order. Dispatch's own signal sources start with a delay, and
/// lose the signals before that.
///
/// Handlers belong to the process, and so does the pipe: it is opened once and stays open.
enum SignalPipe {
  /// The queue that reads the signals; it never waits for the main actor.
  static let queue = DispatchQueue(label: "terminal.signals")

  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

  /// Opens the pipe on the first call, and returns whether it is open.
  ///
  /// The closure of the first call is called with each signal, on the ``queue``.
  @MainActor
  static func open(_ receive: @escaping @Sendable (Signal) -> Void) -> Bool {
    if unsafe source != nil { return true }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither the handler nor the queue waits for the pipe.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let reading = ends[0]
    unsafe writingEnd = ends[1]
    let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: queue)
    source.setEventHandler { @Sendable in
      for number in numbers(at: reading) { receive(Signal(number: Int32(number))) }
    }
    source.activate()
    unsafe Self.source = source
    return true
  }

  /// Sends the signal into the pipe from now on, even if the parent had blocked it.
  @MainActor
  static func take(_ taken: Signal) {
    signal(taken.number, note)
    taken.unblock()
  }

  /// The signal handler, which does only what is async-signal-safe, on any thread.
  private static let note: @convention(c) (Int32) -> Void = { number in
    let interrupted = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(writingEnd, &byte, 1)
    errno = interrupted
  }

  private static func numbers(at end: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, filled in
      filled = unsafe max(read(end, buffer.baseAddress, 64), 0)
    }
  }
}
