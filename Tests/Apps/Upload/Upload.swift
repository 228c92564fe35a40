import ScreenStates

/// What can be on screen of one upload.
struct UploadDisplay: ScreenDisplay, Equatable {
  var sent = 0
  var secondsLeft: Int?
  var isSending = false
  var canGoOn = false
  var canCancel = false
  var problem: String?
}

/// Each kind has what the next try needs: how much the server has.
enum UploadKind: StateKind, Codable, Equatable, CaseIterable {
  typealias Display = UploadDisplay
  typealias StateClass = UploadState
  case ready
  case sending(from: Int)
  case paused(at: Int)
  case failed(String, at: Int)
  case cancelling(at: Int)
  case finished

  static var allCases: [UploadKind] {
    [
      .ready, .sending(from: 0), .paused(at: 50), .failed("Offline.", at: 50), .cancelling(at: 50),
      .finished,
    ]
  }
}

typealias UploadScreen = Screen<UploadKind>

protocol Uploads: Sendable {
  /// Sends what the server does not have yet; sent twice, a part is stored once.
  func send(
    _ file: String, from first: Int, report: @escaping @Sendable (_ sent: Int) -> Void
  ) async throws
  /// Tells the server to throw away what it has.
  func discard(_ file: String) async throws
}
