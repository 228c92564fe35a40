package import ContentStates

/// The display of a history: what the ready-made states draw, and two properties of its own.
///
/// - Note: `Data` is the type of an entry, such as ``WatchedShow``.
package struct HistoryDisplay<Data> {
  package var activity: LoadingActivity?
  /// What was watched, the latest first.
  package var items: [Data] = []
  package var hasMore = false
  package var emptyReason: EmptyReason?
  /// What to do about an empty history, or nil.
  package var hint: String?
  package var failure: Failure?
  package var notice: Notice?
  package var isHidden = false
  package var announcement = ""

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
