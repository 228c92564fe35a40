internal import Foundation

/// Standard error, for what a test should see while it runs.
enum Console {
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("ScreenStatesTestKit: \(sentence)\n".utf8))
  }
}
