public import ScreenStates

/// A kind that a state on a ``StateBench`` requested.
public struct RequestedKind<Kind: StateKind>: CustomStringConvertible {
  /// The kind, with its payload.
  public let kind: Kind

  /// The cause, as the log names it: the request that was sent, `success`, `timer` and the like.
  public let cause: String

  /// The kind's name and the cause, such as `displayNews: success`.
  public var description: String { "\(kind.name): \(cause)" }
}

extension RequestedKind: Sendable where Kind: Sendable {}
