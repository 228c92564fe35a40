import Foundation

/// The files of the project.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The texts of the exhibits' files.
  static func exhibits() throws -> [String] {
    let museum = root.appending(path: "Tests/Museum")
    return try FileManager.default.subpathsOfDirectory(atPath: museum.path())
      .filter {
        $0.contains("/") && $0.hasSuffix(".swift") && !$0.hasPrefix("Support/")
          && !$0.hasPrefix("Screens/") && !$0.hasPrefix("Ports/")
      }
      .map { try String(contentsOf: museum.appending(path: $0), encoding: .utf8) }
  }
}
