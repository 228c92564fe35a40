import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Restores the terminal when the process exits in a way that nobody foresaw.
///
/// `atexit(3)` takes a function that is told nothing, so what is to be restored has to be where any
/// function can find it; this is the one thing here that belongs to the process and not to a value.
enum LastResort {
  private static let access = DispatchQueue(label: "terminal.last-resort")
  private nonisolated(unsafe) static var mode: TerminalMode?
  private static let isRegistered = atexit { LastResort.restore() } == 0

  /// Has the terminal restored when the process exits.
  static func arm(_ mode: TerminalMode) {
    _ = isRegistered
    access.sync { unsafe Self.mode = mode }
  }

  /// Leaves the terminal alone when the process exits.
  static func disarm() {
    access.sync { unsafe mode = nil }
  }

  private static func restore() {
    access.sync {
      unsafe mode?.leave()
      unsafe mode = nil
    }
  }
}
