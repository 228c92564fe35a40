import Foundation

/// Handles signals on the main actor.
///
/// A signal handler can run between any two instructions and may do very little. This one writes
/// the signal's number to a pipe, from which a queue passes it to the main actor. So no signal is
/// lost, and signals are read in their order. Dispatch's own signal sources start with a delay, and
/// lose the signals before that. A signal that is pending when the watch ends has its default
/// action. If the main actor is blocked, for example by a terminal that accepts no output, a signal
/// that ends programs ends this one after ``patience``.
///
/// Handlers belong to the process, and so does the pipe: it is opened once and stays open.
@MainActor
package enum SignalWatch {
  /// How long the main actor may take to handle a signal that ends programs.
  private nonisolated static let patience = DispatchTimeInterval.seconds(1)

  /// The queue that reads the signals; it never waits for the main actor.
  private nonisolated static let queue = DispatchQueue(label: "terminal.signals")

  private nonisolated(unsafe) static var writingEnd: Int32 = -1
  private static var source: (any DispatchSourceRead)?
  private static var handler: (@MainActor (Signal) -> Void)?
  private static var found: [Signal: sigaction] = [:]

  /// Begins to handle signals, even those that the parent had blocked; if the process can open no
  /// more files, they keep their default actions.
  static func begin(_ signals: [Signal], handler: @escaping @MainActor (Signal) -> Void) {
    if source == nil { source = openPipe() }
    if source == nil { return }
    Self.handler = handler
    for taken in signals {
      found[taken] = taken.action
      signal(taken.number, note)
      taken.unblock()
    }
  }

  /// Ends the watch and restores the previous actions.
  static func end() {
    for (signal, action) in found { signal.action = action }
    found = [:]
    handler = nil
  }

  /// Does something while signals that end programs have their previous actions, as in a job that
  /// stops: there, nothing can handle them until the job has the terminal again.
  package static func pauseEnding(while action: () -> Void) {
    let taken = found.filter { Signal.ending.contains($0.key) }
    for (signal, previous) in taken { signal.action = previous }
    action()
    for ended in taken.keys { signal(ended.number, note) }
  }

  /// The signal handler, which does only what is async-signal-safe, on any thread.
  private nonisolated static let note: @convention(c) (Int32) -> Void = { number in
    let interrupted = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(writingEnd, &byte, 1)
    errno = interrupted
  }

  private static func openPipe() -> (any DispatchSourceRead)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither the handler nor the queue waits for the pipe.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe writingEnd = ends[1]
    let reading = Descriptor(ends[0])
    let source = DispatchSource.makeReadSource(fileDescriptor: reading.number, queue: queue)
    source.setEventHandler { @Sendable in
      for number in reading.read(upTo: 64) { pass(Signal(number: Int32(number))) }
    }
    source.activate()
    return source
  }

  private nonisolated static func pass(_ signal: Signal) {
    let end = DispatchWorkItem { @Sendable in TerminalMode.end(by: signal) }
    if Signal.ending.contains(signal) {
      queue.asyncAfter(deadline: .now() + patience, execute: end)
    }
    DispatchQueue.main.async { @Sendable in
      MainActor.assumeIsolated {
        if let handler { handler(signal) } else { signal.raise() }
      }
      end.cancel()
    }
  }
}
