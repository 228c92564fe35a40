public import ContentStates
public import ScreenStates

/// What a history shows: what the ready-made states draw, and two things of its own.
///
/// - Note: `Data` is whatever the history is made of, such as ``WatchedShow``.
public struct HistoryDisplay<Data> {
  /// What the screen is busy with, or nil.
  public var activity: LoadingActivity?
  /// What was watched, the latest first.
  public var items: [Data] = []
  /// Whether the list goes on after the last item.
  public var hasMore = false
  /// Why there is nothing to show, or nil.
  public var emptyReason: EmptyReason?
  /// What to do about an empty history, or nil.
  public var hint: String?
  /// What went wrong, where there is nothing else to show, or nil.
  public var failure: Failure?
  /// What the user should know beside the items, or nil.
  public var notice: Notice?
  /// Whether the user has hidden the history.
  public var isHidden = false
  /// The frame in one line, for assistive technology to speak.
  public var announcement = ""

  /// Makes the blank display.
  public init() {}
}

// What each of these protocols asks for is what a ready-made state draws.
extension HistoryDisplay: ScreenDisplay {}
extension HistoryDisplay: ShowsAnnouncement {}
extension HistoryDisplay: ShowsActivity {}
extension HistoryDisplay: ShowsItems {}
extension HistoryDisplay: ShowsEmpty {}
extension HistoryDisplay: ShowsError {}
extension HistoryDisplay: ShowsNotice {}

extension HistoryDisplay: Equatable where Data: Equatable {}
extension HistoryDisplay: Encodable where Data: Encodable {}
extension HistoryDisplay: Decodable where Data: Decodable {}
extension HistoryDisplay: Sendable where Data: Sendable {}
