import Dispatch
import Foundation

/// Reads files on another thread, because a pipe or a network disk can block.
struct FileTransport: Sendable {
  let limit: Int

  func document(at path: String, within deadline: Deadline) async throws -> FeedDocument {
    try await deadline.document(from: path) { answer in
      DispatchQueue.global().async {
        do throws(FeedError) {
          answer.yield(try read(path))
        } catch {
          answer.finish(throwing: error)
        }
      }
    }
  }

  /// Reads the file up to the limit, so that an endless file is refused, too.
  private func read(_ path: String) throws(FeedError) -> FeedDocument {
    var isDirectory: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FeedError(source: path, reason: .noSuchFile)
    }
    guard !isDirectory.boolValue else { throw FeedError(source: path, reason: .isDirectory) }
    var data = Data()
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path, directoryHint: .notDirectory))
      defer { try? file.close() }
      while data.count <= limit, let piece = try file.read(upToCount: limit + 1 - data.count),
        !piece.isEmpty
      {
        data.append(piece)
      }
    } catch {
      throw FeedError(source: path, reason: .unreadable)
    }
    guard data.count <= limit else {
      throw FeedError(source: path, reason: .tooLarge(limit: limit))
    }
    return FeedDocument(data: data, name: path)
  }
}
