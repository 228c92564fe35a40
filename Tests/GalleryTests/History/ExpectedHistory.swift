import ContentStates
import Gallery

/// What a history has to show, in the plainest words: an oracle with no states in it.
///
/// Only the answer to the last call counts, and only until the call was given up.
@MainActor
struct ExpectedHistory {
  private var lastCall = -1
  private var isWaiting = false
  private var items: [String] = []
  private var isEmpty = false
  private var trouble: String?

  /// Asks once more; a call that has no answer yet is given up.
  mutating func ask() {
    lastCall += 1
    isWaiting = true
    isEmpty = false
    trouble = nil
  }

  /// Nobody waits for the last call any more.
  mutating func giveUp() {
    guard isWaiting else { return }
    isWaiting = false
    trouble = "It took too long."
  }

  mutating func answer(_ call: Int, with outcome: CallOutcome) {
    guard call == lastCall, isWaiting else { return }
    isWaiting = false
    switch outcome {
    case .items: items = ["show \(call)"]
    case .nothing:
      items = []
      isEmpty = true
    case .error: trouble = "No \(call)."
    }
  }

  var display: HistoryDisplay<String> {
    var display = HistoryDisplay<String>()
    display.items = items
    if isWaiting {
      display.activity = items.isEmpty ? .loading : .refreshing
      display.announcement = items.isEmpty ? "Loading." : "Refreshing."
    } else if isEmpty {
      display.emptyReason = .nothingThere
      display.hint = "What you watch is listed here."
      display.announcement = "No items."
    } else if let trouble, items.isEmpty {
      display.failure = Failure(trouble)
      display.announcement = "\(trouble) Retry."
    } else {
      display.notice = trouble.map { Notice($0, remedy: .refresh) }
      display.announcement = (["1 item"] + [trouble].compactMap(\.self)).joined(separator: ". ")
    }
    return display
  }
}
