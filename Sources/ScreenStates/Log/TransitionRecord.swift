/// The final outcome of a request, as the log records it.
public enum FinalOutcome: Hashable, Sendable {
  /// The transition, start or stop was carried out.
  case taken
  /// The current state does not answer this request.
  case ignored
  /// Nothing was changed; the refusal says why.
  case refused(Refusal)
}

extension Screen {
  /// One request and its final outcome, as an entry of the log.
  public struct Record {
    /// The final outcome of a request.
    public typealias Outcome = FinalOutcome

    /// The kind that the screen was in, or nil if it was not running.
    public let from: Kind?

    /// The requested kind, or nil for a stop, for an ignored request, and for a request that was
    /// refused before it named a kind.
    public let to: Kind?

    /// The cause of the request: the name of the function that called `transition(to:)`, or
    /// `start`, `stop`, `success`, `failure`, `timer`, `element`, `child` and the like.
    public let cause: String

    /// The final outcome of the request.
    public let outcome: Outcome
  }
}

extension Screen.Record: Sendable where Kind: Sendable {}

extension Screen.Record: CustomStringConvertible {
  /// The record as one line, such as `loading → data: success`.
  public var description: String {
    let edge = [from?.name ?? "•", to?.name].compactMap(\.self).joined(separator: " → ")
    switch outcome {
    case .taken: return "\(edge): \(cause)"
    case .ignored: return "\(edge): \(cause) ignored"
    case .refused(let refusal): return "\(edge): \(cause) refused (\(refusal.reason))"
    }
  }
}
