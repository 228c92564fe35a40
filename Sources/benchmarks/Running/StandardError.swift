import Foundation

/// The output for sentences that are not figures.
enum StandardError {
  /// Writes a line; errors are ignored, because there is no place to report them.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(line)\n".utf8))
  }
}
