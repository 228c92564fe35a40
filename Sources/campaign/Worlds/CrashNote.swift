import Foundation

/// Reports which world was running when the process crashed or hung.
enum CrashNote {
  /// The limit in seconds after which a world hangs; usually it takes about a millisecond.
  private static let longest: UInt32 = 120

  // A plain buffer, because a signal handler reads it.
  private nonisolated(unsafe) static var text = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 128)
  private nonisolated(unsafe) static var count = 0

  static func install() {
    for number in [SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number) { number in
        _ = unsafe write(2, CrashNote.text.baseAddress, CrashNote.count)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func set(_ command: String) {
    let line = "campaign: crashed in a world; again: \(command)\n"
    unsafe count = text.update(fromContentsOf: line.utf8.prefix(128))
    alarm(longest)
  }

  static func clear() {
    unsafe count = 0
    alarm(0)
  }
}
