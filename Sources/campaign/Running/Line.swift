import Foundation

/// Lines that are out as soon as they are written: a part may take minutes.
enum Line {
  /// Writes a line; there is nowhere left to tell that this failed.
  static func write(_ line: String, toError isError: Bool = false) {
    let output = isError ? FileHandle.standardError : FileHandle.standardOutput
    try? output.write(contentsOf: Data("\(line)\n".utf8))
  }
}
