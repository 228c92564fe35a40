internal import Foundation

/// A recording of a screen and its hosted screens: each request with its outcome, each frame that
/// was drawn without a transition, and each change of the kept value.
///
/// A ``SessionRecorder`` makes it, in memory or as a file; ``init(contentsOf:)`` reads such a file, and
/// a ``SessionPlayer`` shows it.
///
/// ```swift
/// let session = try Session(contentsOf: file)
/// for step in session.steps { print(step) }
/// ```
public struct Session: Sendable, Equatable {
  /// The name of the recording.
  public var name: String

  /// The recorded steps, in order.
  public var steps: [Step]

  /// The unreadable lines of the file, such as a last line that was cut off, or the values that could
  /// not be written; a sentence for each of the first ten, and one with the number of the others.
  public var problems: [String] = []

  /// Makes a session.
  public init(name: String, steps: [Step] = []) { (self.name, self.steps) = (name, steps) }

  /// One recorded event, with its time and its screen.
  public struct Step: Sendable, Equatable {
    /// The time since the recording began, on the screen's clock.
    public var time: Duration

    /// The number of the screen: 0 is the recorded one, and each hosted screen gets the next
    /// number.
    public var screen: Int

    /// The names of the kinds after the step, from the outermost screen down to this one.
    public var path: String

    /// What happened.
    public var event: Event

    /// Makes a step.
    public init(time: Duration, screen: Int, path: String, event: Event) {
      (self.time, self.screen, self.path, self.event) = (time, screen, path, event)
    }
  }

  /// An event of a screen.
  public enum Event: Sendable, Equatable {
    /// The screen with this number hosts this one from now on, until this one stops.
    case hosted(by: Int)
    /// The screen was running already when the recording, or the hosting, began.
    case running(in: Place)
    /// A request was made, and its outcome is final. `to` is nil for a stop, an ignored request,
    /// and a request that was refused before it named a kind.
    case request(from: String?, to: Place?, cause: String, outcome: Outcome)
    /// A frame has settled; the payload is its display, if the recorder writes it.
    case frame(Payload?)
    /// The kept value has changed; the payload is the value, if the recorder writes it.
    case kept(Payload?)
  }

  /// A kind.
  public struct Place: Sendable, Equatable {
    /// The name of the kind.
    public var name: String

    /// The kind with its payload, if the recorder writes it.
    public var payload: Payload?

    /// Makes a place.
    public init(_ name: String, payload: Payload? = nil) {
      (self.name, self.payload) = (name, payload)
    }
  }

  /// The outcome of a request.
  public enum Outcome: Sendable, Equatable {
    /// It was carried out.
    case taken
    /// The current state does not answer it.
    case ignored
    /// It changed nothing; the reason is the name of the rule, such as `guarded`.
    case refused(reason: String, sentence: String)
  }
}

extension Session.Step: CustomStringConvertible {
  /// The step as a line, such as `1.5 s  loading → data: success`.
  public var description: String {
    let seconds = "\(Decimal((time / .microseconds(1)).rounded()) / 1_000_000)"
    return "\(seconds.contains(".") ? seconds : seconds + ".0") s  \(text)"
  }

  /// The step without its time, such as `loading → data: success`.
  public var text: String {
    let screen = screen == 0 ? "" : "[\(screen)] "
    switch event {
    case .hosted(let host): return "\(screen)hosted by [\(host)]"
    case .running(let place): return "\(screen)running in \(place.name)"
    case .frame: return "\(screen)\(path.isEmpty ? "•" : path): drawn"
    case .kept: return "\(screen)\(path.isEmpty ? "•" : path): kept"
    case .request(let from, let to, let cause, let outcome):
      let edge = [from ?? "•", to?.name].compactMap(\.self).joined(separator: " → ")
      switch outcome {
      case .taken: return "\(screen)\(edge): \(cause)"
      case .ignored: return "\(screen)\(edge): \(cause) ignored"
      case .refused(let reason, _): return "\(screen)\(edge): \(cause) refused (\(reason))"
      }
    }
  }
}
