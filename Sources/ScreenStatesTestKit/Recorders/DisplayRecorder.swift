public import ScreenStates

/// The settled frames of a screen, in order, from the present one on.
///
/// ```swift
/// let frames = DisplayRecorder(of: screen)
/// let log = TransitionRecorder(of: screen)
/// await screen.send { $0.retry() }
/// await news.work.calls[0].succeed([article])
/// #expect(frames.all.map(\.isLoading) == [false, true, false])
/// ```
///
/// It does not keep the screen alive.
@MainActor
public final class DisplayRecorder<Kind: StateKind> {
  /// The frames so far; the first is what the screen showed when the recording began.
  public private(set) var all: [Kind.Display] = []

  private var token: ObservationToken?

  /// Begins to record.
  ///
  /// - Parameter screen: Whose frames to record.
  public init(of screen: Screen<Kind>) {
    token = screen.observe { [weak self] in self?.all.append($0) }
  }

  /// The latest frame.
  public var last: Kind.Display? { all.last }

  /// Takes the frames so far, so that the next ones come alone.
  ///
  /// - Returns: What was recorded since the last time.
  @discardableResult
  public func take() -> [Kind.Display] {
    let taken = all
    all = []
    return taken
  }
}

extension DisplayRecorder: CustomStringConvertible {
  /// The frames, a numbered line each.
  public var description: String {
    all.enumerated().map { "\($0.offset): \($0.element)" }.joined(separator: "\n")
  }
}
