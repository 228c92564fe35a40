import Foundation

/// Writes lines without buffering, because a part may take minutes.
enum Line {
  /// Writes a line; errors are ignored, because there is no place to report them.
  static func write(_ line: String, toError isError: Bool = false) {
    let output = isError ? FileHandle.standardError : FileHandle.standardOutput
    try? output.write(contentsOf: Data("\(line)\n".utf8))
  }
}
