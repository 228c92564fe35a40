import Foundation

/// Carries signals from where they interrupt to where they interrupt nothing.
///
/// A signal handler may run between any two instructions and do next to nothing; this one writes
/// the signal's number to a pipe. A signal that comes as soon as ``take(_:)`` has returned is
/// therefore kept until the queue reads it, and signals are read in the order in which they came.
/// Dispatch's own sources for signals begin to hear some time after they were asked to, and what
/// comes before is lost.
///
/// Handlers belong to the process, and so does the pipe: it is opened once and stays.
enum SignalPipe {
  /// Where the signals are read; nothing here waits for the main actor.
  static let queue = DispatchQueue(label: "terminal.signals")

  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

  /// Opens the pipe the first time, and says whether it is open.
  ///
  /// What is done with each signal, on the ``queue``, is what the first call says.
  @MainActor
  static func open(_ receive: @escaping @Sendable (Signal) -> Void) -> Bool {
    if unsafe source != nil { return true }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither the handler nor the queue ever waits here.
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

  /// From here on the signal goes into the pipe, even if the parent had it kept from this process.
  @MainActor
  static func take(_ taken: Signal) {
    signal(taken.number, note)
    taken.unblock()
  }

  /// The handler: only what is allowed between any two instructions, on whichever thread.
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
