import CountingAllocator

/// The conditions of a measurement.
enum Conditions {
  // As exactly as conditional compilation can tell it.
  #if compiler(>=6.5)
    private static let swift = "6.5 or later"
  #elseif compiler(>=6.4)
    private static let swift = "6.4"
  #elseif compiler(>=6.3)
    private static let swift = "6.3"
  #else
    private static let swift = "6.2"
  #endif

  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  /// The conditions as sentences, one on each line.
  static func text(isQuick: Bool, countsInstructions: Bool) -> String {
    [
      "Swift \(swift), \(isRelease ? "release" : "debug: the times mean nothing")"
        + (isQuick ? ", a moment's run: the times are only a hint." : "."),
      swift_library_is_shared()
        ? "The Swift standard library is shared: the cost of an allocation is less steady than with"
          + " -Xswiftc -static-stdlib."
        : "The Swift standard library is static.",
      counting_allocator_counts()
        ? "Allocations are counted by the program's own malloc, which calls glibc's and adds about"
          + " a nanosecond to each."
        : "Allocations are not counted: that takes Linux with glibc, and no sanitizer.",
      countsInstructions
        ? "Instructions are counted by the processor, outside the kernel."
        : "Instructions are not counted: this system does not let a program count them.",
    ].joined(separator: "\n")
  }
}
