public import Foundation

/// A folder that goes away with the test.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes one that is empty.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder and answers its path.
  public func file(_ name: String, _ text: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
