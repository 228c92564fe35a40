internal import ScreenStates

/// One thing that happened, as it was.
///
/// Names and JSON are made of it later: both take longer than a transition.
@MainActor
struct RecordedEvent {
  enum Event {
    case hosted(by: Int)
    case running(in: any StateKind, (any Encodable)?)
    case request(
      from: (any StateKind)?, to: (any StateKind)?, (any Encodable)?, cause: String, Outcome)
    case frame((any Encodable)?)
    case kept((any Encodable)?)
  }

  enum Outcome {
    case taken, ignored
    case refused(Refusal)
  }

  var time: Duration
  var screen: Int
  var event: Event
}
