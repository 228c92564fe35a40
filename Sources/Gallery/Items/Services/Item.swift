/// One line of a list: something to take along.
public struct Item: Equatable, Codable, Sendable {
  /// What it is.
  public var name: String
  /// What to mind.
  public var note: String

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - name: What it is.
  ///   - note: What to mind.
  public init(name: String, note: String) {
    self.name = name
    self.note = note
  }
}
