public import ScreenStates

/// Records the settled frames of a screen, in order, from the current one on;
/// ``TransitionRecorder`` has an example.
///
/// It does not keep the screen alive.
@MainActor
public final class DisplayRecorder<Kind: StateKind> {
  /// The frames so far; the first is what the screen showed when the recording began.
  public private(set) var all: [Kind.Display] = []

  private var token: ObservationToken?

  /// Starts recording a screen.
  public init(of screen: Screen<Kind>) {
    token = screen.observe { [weak self] in self?.all.append($0) }
  }

  /// The latest frame.
  public var last: Kind.Display? { all.last }

  /// Removes the frames so far, and returns them.
  @discardableResult
  public func take() -> [Kind.Display] { exchange(&all, with: []) }
}

extension DisplayRecorder: CustomStringConvertible {
  /// The frames, a numbered line each.
  public var description: String {
    all.enumerated().map { "\($0.offset): \($0.element)" }.joined(separator: "\n")
  }
}
