internal import Foundation

/// The saved places of a screen and of what it hosts: what ``ScreenStates/Screen/saved(version:)``
/// writes, and what a migration changes.
public struct SavedTree: Codable, Sendable, Equatable {
  /// The place of one screen: its kind, its kept value, and the places of its children.
  public struct Place: Codable, Sendable, Equatable {
    /// The kind as JSON.
    public var kind: String
    /// The kept value as JSON; nil if the screen keeps nothing.
    public var kept: String?
    /// The places of the children, each under the `id` with which it was hosted.
    public var children: [String: Place]

    /// Makes a place from JSON.
    public init(kind: String, kept: String? = nil, children: [String: Place] = [:]) {
      (self.kind, self.kept, self.children) = (kind, kept, children)
    }
  }

  private var format = Self.format
  private static let format = "ScreenStates tree"

  /// The version of the app's kinds and kept values, which the app counts.
  public var version: Int

  /// The place of the outermost screen.
  public var root: Place

  /// Makes a tree.
  public init(version: Int, root: Place) { (self.version, self.root) = (version, root) }

  /// Reads a tree.
  ///
  /// - Throws: A ``SessionError`` if the data is cut off or is no saved tree.
  init(_ data: Data) throws {
    // Foundation can trap in JSON that is nested too deeply, which no tree is.
    let isShallow = JSONOutline(data) != nil
    if isShallow, (try? JSONDecoder().decode(AnyJSON.self, from: data)) == nil {
      throw SessionError(
        description: "The data is not complete JSON, as if it was cut off; start the screen without"
          + " it, and write it all at once, as with Data's option `atomic`.")
    }
    guard isShallow, let tree = try? JSONDecoder().decode(Self.self, from: data),
      tree.format == Self.format
    else {
      throw SessionError(
        description: "The data is something else than a saved tree of screens; pass what"
          + " saved(version:) returned, or start the screen without it.")
    }
    self = tree
  }

  /// The tree as JSON.
  func data() throws -> Data { Data(try Session.Payload(self).json.utf8) }
}

/// Any JSON, whatever it says.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}
