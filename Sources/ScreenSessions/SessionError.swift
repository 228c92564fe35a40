internal import Foundation

/// Why a session cannot be read or written, in one sentence.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence: the file, what is wrong with it, and the remedy where there is one.
  public let description: String

  static let foreign =
    "is no session: its first line does not say so. Give a file that a SessionRecorder wrote."

  init(_ file: URL, _ what: String) {
    description = "\(file.path) \(what)"
  }

  /// Throws what the system says of a file as a sentence.
  static func naming<Value>(
    _ file: URL, _ what: String, _ use: () throws -> Value
  ) throws -> Value {
    do {
      return try use()
    } catch let error as SessionError {
      throw error
    } catch {
      // What Foundation puts before each reason on Linux tells nothing.
      let reason = (error as NSError).localizedDescription
        .replacingOccurrences(of: "The operation could not be completed. ", with: "")
      throw SessionError(file, "\(what): \(reason)")
    }
  }
}
