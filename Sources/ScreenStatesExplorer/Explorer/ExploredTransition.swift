/// A transition that was taken in some history.
public struct ExploredTransition: Hashable, Sendable {
  /// The names of the kinds that host the screen; none for the screen that was explored.
  public let host: [String]
  /// The name of the kind that the screen left.
  public let from: String
  /// The name of the kind that the screen entered.
  public let to: String
  /// The causes, in the order in which they were first seen.
  public internal(set) var causes: [String]
  /// Whether the state refused it in another situation.
  public internal(set) var isConditional = false
  /// The Swift calls of the shortest history that takes it.
  public let history: [String]
}

/// A request that was refused or ignored in some history.
public struct DeniedRequest: Hashable, Sendable {
  /// The names of the kinds that host the screen; none for the screen that was explored.
  public let host: [String]
  /// The name of the kind that the screen was in; nil if it was not running.
  public let from: String?
  /// The name of the requested kind; nil if the request named none.
  public let to: String?
  /// The cause of the request.
  public let cause: String
  /// Why it was refused; nil if it was ignored.
  public let reason: String?
  /// The Swift calls of the shortest history that shows it.
  public let history: [String]

  /// Where the request was made: the hosting kinds, then the screen's own.
  var place: String { (host + [from ?? "not running"]).joined(separator: "/") }
}
