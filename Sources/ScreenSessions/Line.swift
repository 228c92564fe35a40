internal import Foundation

/// The first line of a session file.
struct Header: Codable {
  var format = "ScreenStates session"
  var version = 1
  var name: String?
}

/// Every other line, except for the value that the app has asked to be written.
///
/// The article "What did the user see?" describes each field.
struct Line: Codable {
  enum Event: String, Codable { case request, hosted, running, frame, kept }
  enum Outcome: String, Codable { case taken, ignored, refused }

  var at: Double
  var screen: Int
  var path: String
  var event = Event.request
  var host: Int?
  var from: String?
  var to: String?
  var cause: String?
  var outcome: Outcome?
  var reason: String?
  var sentence: String?

  /// The line for a step, with its line break.
  static func text(for step: Session.Step) -> String {
    // To the microsecond.
    let seconds = (step.time / .microseconds(1)).rounded() / 1e6
    var line = Line(at: seconds, screen: step.screen, path: step.path)
    var (field, value) = ("kind", Session.Payload?.none)
    switch step.event {
    case .hosted(let host): (line.event, line.host) = (.hosted, host)
    case .running(let place): (line.event, line.to, value) = (.running, place.name, place.payload)
    case .frame(let display): (line.event, field, value) = (.frame, "display", display)
    case .kept(let kept): (line.event, field, value) = (.kept, "kept", kept)
    case .request(let from, let place, let cause, let outcome):
      (line.from, line.to, line.cause, value) = (from, place?.name, cause, place?.payload)
      switch outcome {
      case .taken: line.outcome = .taken
      case .ignored: line.outcome = .ignored
      case .refused(let reason, let sentence):
        (line.outcome, line.reason, line.sentence) = (.refused, reason, sentence)
      }
    }
    let text = json(of: line)
    // The value comes last, as the JSON that it is.
    return value.map { "\(text.dropLast()),\"\(field)\":\($0.jsonInOneLine)}\n" } ?? text + "\n"
  }

  /// Reads the step in a line; nil if the line is not a step.
  static func step(in text: Data) -> Session.Step? {
    // No recording is longer than 30,000 years.
    guard let line = try? JSONDecoder().decode(Line.self, from: text), abs(line.at) <= 1e12,
      let event = line.event(in: text)
    else { return nil }
    return Session.Step(
      time: .seconds(line.at), screen: line.screen, path: line.path, event: event)
  }

  private func event(in text: Data) -> Session.Event? {
    let place = to.map { Session.Place($0, payload: .init(of: "kind", in: text)) }
    switch event {
    case .hosted: return host.map { .hosted(by: $0) }
    case .running: return place.map { .running(in: $0) }
    case .frame: return .frame(.init(of: "display", in: text))
    case .kept: return .kept(.init(of: "kept", in: text))
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

/// A line as text, without its line break; names, numbers and sentences can always be written.
func json(of line: some Encodable) -> String {
  (try? Session.Payload(line).json) ?? "{}"
}
