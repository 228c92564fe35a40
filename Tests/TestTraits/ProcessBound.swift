public import Foundation

/// Ends a process that a test has started and that does not end by itself.
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

  private static func end(
    _ name: String, after seconds: Double, _ end: @escaping @Sendable () -> Void,
    unless hasEnded: @escaping @Sendable () -> Bool = { false }
  ) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      if hasEnded() { return }
      let sentence = "\(name) did not end in \(seconds) seconds, so it was ended.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      end()
    }
  }
}
