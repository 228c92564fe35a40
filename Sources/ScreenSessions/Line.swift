internal import Foundation
internal import ScreenStates

/// The first line of a session file.
struct Header: Codable {
  var format = "ScreenStates session"
  var version = 1
  var name: String?
}

/// Every other line.
///
/// The article "What did the user see?" describes each field.
struct Line: Codable {
  /// The length of the longest line that is read; a value may fill half of it.
  static let mostBytes = 8 << 20

  /// The latest time in seconds, 30,000 years after the recording began.
  private static let latest = 1e12

  enum Event: String, Codable { case request, hosted, running, frame, kept }
  enum Outcome: String, Codable { case taken, ignored, refused }

  // All fields but the kind and the value; the value is already JSON.
  private enum CodingKeys: String, CodingKey {
    case at, screen, path, event, host, from, to, cause, outcome, reason, sentence
  }

  var at: Double
  var screen: Int
  var path: String
  var event: Event
  var host: Int?
  var from: String?
  var to: String?
  var cause: String?
  var outcome: Outcome?
  var reason: String?
  var sentence: String?

  /// The kind, the display or the kept value, if the recorder writes it.
  var value: Session.Payload?
  private var valueKey: String { [.frame: "display", .kept: "kept"][event] ?? "kind" }

  /// The kind of `to`, if any thread may read its name, which takes about a microsecond.
  var kind: (any StateKind & Sendable)?

  /// The line as text, with its line break.
  var text: String {
    let text = json(of: self)
    return value.map { "\(text.dropLast()),\"\(valueKey)\":\($0.jsonInOneLine)}\n" } ?? text + "\n"
  }

  /// The line for an event of a screen.
  init(
    _ event: Session.Event, of screen: Int, at time: Duration, path: String = "",
    kind: (any StateKind & Sendable)? = nil
  ) {
    switch event {
    case .hosted(let host): (self.event, self.host) = (.hosted, host)
    case .running(let place): (self.event, to, value) = (.running, place.name, place.payload)
    case .frame(let display): (self.event, value) = (.frame, display)
    case .kept(let kept): (self.event, value) = (.kept, kept)
    case .request(let from, let place, let cause, let outcome):
      (self.event, self.from, to, value) = (.request, from, place?.name, place?.payload)
      self.cause = cause
      switch outcome {
      case .taken: self.outcome = .taken
      case .ignored: self.outcome = .ignored
      case .refused(let reason, let sentence):
        (self.outcome, self.reason, self.sentence) = (.refused, reason, sentence)
      }
    }
    // To the microsecond.
    at = max(-Self.latest, min((time / .microseconds(1)).rounded() / 1e6, Self.latest))
    (self.screen, self.path, self.kind) = (screen, path, kind)
  }

  /// Reads a line; nil if it is not a record.
  init?(_ text: Data) {
    guard let outline = JSONOutline(text),
      let line = try? JSONDecoder().decode(Line.self, from: text), abs(line.at) <= Self.latest
    else { return nil }
    self = line
    value = outline[valueKey].map(Session.Payload.init(json:))
  }

  /// The step in the line; nil if a field is missing.
  var step: Session.Step? {
    stepEvent.map { .init(time: .seconds(at), screen: screen, path: path, event: $0) }
  }

  private var stepEvent: Session.Event? {
    let place = to.map { Session.Place($0, payload: value) }
    switch event {
    case .hosted: return host.map { .hosted(by: $0) }
    case .running: return place.map { .running(in: $0) }
    case .frame: return .frame(value)
    case .kept: return .kept(value)
    case .request:
      guard let cause, let outcome else { return nil }
      let result: Session.Outcome =
        switch outcome {
        case .taken: .taken
        case .ignored: .ignored
        case .refused: .refused(reason: reason ?? "", sentence: sentence ?? "")
        }
      return .request(from: from, to: place, cause: cause, outcome: result)
    }
  }
}

/// A line as text, without its line break; names, numbers and sentences can always be encoded.
func json(of line: some Encodable) -> String { (try? Session.Payload(line).json) ?? "{}" }
