import Foundation
import TestTraits

/// The program `dot`, where it is installed.
enum Graphviz {
  private static let paths = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]

  static let dot = paths.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What `dot` draws of a diagram, and its exit status; nil if it is not installed.
  static func draw(_ text: String) throws -> (svg: String, status: Int32)? {
    guard let dot else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: dot)
    process.arguments = ["-Tsvg"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    ProcessBound.set(for: process)
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let svg = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: svg, as: UTF8.self), process.terminationStatus)
  }
}
