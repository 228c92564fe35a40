public import ScreenStates

/// Records the log of a screen: every request from now on, in order, as soon as its outcome is
/// final.
///
/// ```swift
/// let frames = DisplayRecorder(of: screen)
/// let log = TransitionRecorder(of: screen)
/// await screen.send { $0.retry() }
/// await news.work.calls[0].succeed([article])
/// #expect(frames.all.map(\.isLoading) == [false, true, false])
/// #expect(log.lines == ["error → loadNews: retry()", "loadNews → displayNews: success"])
/// ```
///
/// It does not keep the screen alive. A test needs no loop to read it.
@MainActor
public final class TransitionRecorder<Kind: StateKind> {
  /// The records so far.
  public private(set) var all: [Screen<Kind>.Record] = []

  private var token: ObservationToken?

  /// Starts recording a screen.
  public init(of screen: Screen<Kind>) {
    token = screen.observeTransitions { [weak self] in self?.all.append($0) }
  }

  /// The records, a line each, such as `loading → data: success`.
  public var lines: [String] { all.map(\.description) }

  /// The refusals, in order.
  public var refusals: [Refusal] { all.compactMap(\.refusal) }

  /// The names of the ignored requests, in order.
  public var ignored: [String] { all.compactMap { $0.outcome == .ignored ? $0.cause : nil } }

  /// Removes the records so far, and returns them.
  @discardableResult
  public func take() -> [Screen<Kind>.Record] { exchange(&all, with: []) }
}

extension TransitionRecorder: CustomStringConvertible {
  /// The records, a line each, with the reason of each refusal.
  public var description: String {
    all.map { record in record.refusal.map { "\(record): \($0)" } ?? "\(record)" }
      .joined(separator: "\n")
  }
}

extension Screen.Record {
  package var refusal: Refusal? { if case .refused(let refusal) = outcome { refusal } else { nil } }
}
