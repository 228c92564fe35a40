/// The conditions of a measurement.
package struct Conditions: Equatable {
  /// The version of the Swift compiler.
  package var swift: String
  /// Whether the program was optimised.
  package var isOptimized: Bool
  /// Whether the Swift standard library is linked dynamically.
  package var hasSharedLibrary: Bool
  /// Whether allocations were counted.
  package var countsAllocations: Bool
  /// Whether instructions were counted.
  package var countsInstructions: Bool
  /// Whether the run was a quick one.
  package var isQuick: Bool

  /// Makes conditions.
  ///
  /// - Parameters:
  ///   - swift: The version of the Swift compiler.
  ///   - isOptimized: Whether the program was optimised.
  ///   - hasSharedLibrary: Whether the Swift standard library is linked dynamically.
  ///   - countsAllocations: Whether allocations were counted.
  ///   - countsInstructions: Whether instructions were counted.
  ///   - isQuick: Whether the run was a quick one.
  package init(
    swift: String, isOptimized: Bool, hasSharedLibrary: Bool, countsAllocations: Bool,
    countsInstructions: Bool, isQuick: Bool
  ) {
    self.swift = swift
    self.isOptimized = isOptimized
    self.hasSharedLibrary = hasSharedLibrary
    self.countsAllocations = countsAllocations
    self.countsInstructions = countsInstructions
    self.isQuick = isQuick
  }

  /// The conditions as sentences, one on each line.
  package var lines: [String] {
    var lines = [
      "Swift \(swift), \(isOptimized ? "release" : "debug: the times mean nothing")"
        + (isQuick ? ", a moment's run: the times are only a hint." : "."),
      hasSharedLibrary
        ? "The Swift standard library is shared: the cost of an allocation is less steady than with"
          + " -Xswiftc -static-stdlib."
        : "The Swift standard library is static.",
      countsAllocations
        ? "Allocations are counted by the program's own malloc, which calls glibc's and adds about"
          + " a nanosecond to each."
        : "Allocations are not counted: that takes Linux with glibc, and no sanitizer.",
    ]
    if countsInstructions {
      lines.append("Instructions are counted by the processor, outside the kernel.")
    } else {
      lines.append("Instructions are not counted: this system does not let a program count them.")
    }
    return lines
  }
}
