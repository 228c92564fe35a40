package import ContentStates

/// The display of a history: what the ready-made states draw, and two properties of its own.
///
/// - Note: `Data` is the type of an entry, such as ``WatchedShow``.
package struct HistoryDisplay<Data> {
  /// What the screen is loading, or nil.
  package var activity: LoadingActivity?
  /// What was watched, the latest first.
  package var items: [Data] = []
  /// Whether there are further pages.
  package var hasMore = false
  /// Why there is nothing to show, or nil.
  package var emptyReason: EmptyReason?
  /// What to do about an empty history, or nil.
  package var hint: String?
  /// The failure, if there is nothing else to show; otherwise nil.
  package var failure: Failure?
  /// The notice beside the items, or nil.
  package var notice: Notice?
  /// Whether the user has hidden the history.
  package var isHidden = false
  /// The frame in one line, which assistive technology speaks.
  package var announcement = ""

  /// Makes the blank display.
  package init() {}
}

// The ready-made states draw the requirements of these protocols.
extension HistoryDisplay: ShowsContent, ShowsAnnouncement {}
// A history needs neither retries nor saved copies.
extension HistoryDisplay: ShowsNothingElse {}

extension HistoryDisplay: Equatable where Data: Equatable {}
extension HistoryDisplay: Encodable where Data: Encodable {}
extension HistoryDisplay: Decodable where Data: Decodable {}
extension HistoryDisplay: Sendable where Data: Sendable {}
