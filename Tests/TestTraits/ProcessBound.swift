public import Foundation
internal import ScreenStatesTestKit

/// Ends a process that does not end by itself: one that a test has started, or that of a test that waits
/// for ever.
///
/// A thread of its own does that, so it does not matter who holds the main actor or the threads of the
/// system's pool. It says on standard error which test it was. The bound is far above what a process
/// needs, even on a busy machine.
public enum ProcessBound {
  /// The status of an exit test's process that was ended.
  public static let status: CInt = 124

  /// Ends this process, which is that of an exit test, after a time.
  ///
  /// Write it first in the test's body.
  public static func set(seconds: Double = 120, file: String = #fileID, line: Int = #line) {
    end("The exit test at \(file):\(line)", after: seconds) { _exit(status) }
  }

  /// Ends a program that a test has started, after a time.
  public static func set(
    for program: Process, seconds: Double = 120, file: String = #fileID, line: Int = #line
  ) {
    let name = program.executableURL?.lastPathComponent ?? "program"
    end("The \(name) of \(file):\(line)", after: seconds) {
      kill(program.processIdentifier, SIGKILL)
    } unless: {
      !program.isRunning
    }
  }

  /// Runs a test, and ends this process if it takes far longer than any test needs.
  public static func run(
    _ name: String, seconds: Double = 1_200, _ test: () async throws -> Void
  ) async rethrows {
    watch
    let id = UUID()
    running.withLock { $0[id] = Run(name: name, seconds: seconds) }
    defer { running.withLock { $0[id] = nil } }
    try await test()
  }

  private struct Run {
    let name: String
    let seconds: Double
    // Its clock stands still while the machine sleeps.
    let start = SuspendingClock.now

    var isTooLong: Bool { .now - start > .seconds(seconds) }
  }

  private static let running = Locked<[UUID: Run]>([:])

  private static let watch: Void = Thread.detachNewThread {
    while true {
      Thread.sleep(forTimeInterval: 1)
      guard let late = running.value.values.first(where: \.isTooLong) else { continue }
      say(late.name, late.seconds)
      _exit(status)
    }
  }

  private static func say(_ name: String, _ seconds: Double) {
    let sentence = "\(name) did not end in \(seconds) seconds, so it was ended.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }

  private static func end(
    _ name: String, after seconds: Double, _ end: @escaping @Sendable () -> Void,
    unless hasEnded: @escaping @Sendable () -> Bool = { false }
  ) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      if hasEnded() { return }
      say(name, seconds)
      end()
    }
  }
}
