import Foundation

/// Where sentences go that are not figures.
enum StandardError {
  /// Writes a line; there is nowhere left to tell that this failed.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(line)\n".utf8))
  }
}
