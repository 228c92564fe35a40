/// How high a row of the list is.
public enum RowHeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// As high as the list: the row is alone in it.
  case wholeScreen
  /// As high as a row of its kind needs.
  case normal
}
