internal import Foundation

/// A line of a session file.
///
/// The article "What did the user see?" tells of each field.
struct Line: Codable {
  static let format = "ScreenStates session"
  static let version = 1

  // The first line.
  var format: String?
  var version: Int?
  var name: String?

  // Every other line.
  var at: Double?
  var screen: Int?
  var path: String?
  var event: String?
  var host: Int?
  var from: String?
  var to: String?
  var cause: String?
  var outcome: String?
  var reason: String?
  var sentence: String?

  init(header name: String) {
    format = Self.format
    version = Self.version
    self.name = name
  }
}

// MARK: - Writing

extension Line {
  /// The line for a step, with its line end.
  static func text(for step: Session.Step) -> String {
    var line = Line(step)
    let value = line.take(step.event)
    guard let (key, payload) = value else { return line.text + "\n" }
    return "\(line.text.dropLast()),\"\(key)\":\(payload.json)}\n"
  }

  /// The first line, with its line end.
  static func header(_ name: String) -> String { Line(header: name).text + "\n" }

  private init(_ step: Session.Step) {
    at = Session.seconds(step.time)
    screen = step.screen
    path = step.path
  }

  /// Takes over what happened.
  ///
  /// - Returns: The value that belongs to it, and its key.
  private mutating func take(_ event: Session.Event) -> (String, Session.Payload)? {
    switch event {
    case .hosted(let host):
      (self.event, self.host) = ("hosted", host)
    case .running(let place):
      (self.event, to) = ("running", place.name)
      return place.payload.map { ("kind", $0) }
    case .frame(let display):
      self.event = "frame"
      return display.map { ("display", $0) }
    case .kept(let kept):
      self.event = "kept"
      return kept.map { ("kept", $0) }
    case .request(let from, let place, let cause, let outcome):
      (self.event, self.from, to, self.cause) = ("request", from, place?.name, cause)
      switch outcome {
      case .taken: self.outcome = "taken"
      case .ignored: self.outcome = "ignored"
      case .refused(let reason, let sentence):
        (self.outcome, self.reason, self.sentence) = ("refused", reason, sentence)
      }
      return place?.payload.map { ("kind", $0) }
    }
    return nil
  }

  private var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Names, numbers and sentences can always be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

// MARK: - Reading

extension Line {
  /// Reads the step that a line stands for; nil where it is none.
  static func step(in text: Data) -> Session.Step? {
    guard let line = try? JSONDecoder().decode(Line.self, from: text),
      let at = line.at, abs(at) <= Session.longest, let screen = line.screen, let path = line.path,
      let event = line.event(in: text)
    else { return nil }
    return Session.Step(time: .seconds(at), screen: screen, path: path, event: event)
  }

  private func event(in text: Data) -> Session.Event? {
    switch event {
    case "hosted": return host.map { .hosted(by: $0) }
    case "running": return place(in: text).map { .running(in: $0) }
    case "frame": return .frame(payload("display", in: text))
    case "kept": return .kept(payload("kept", in: text))
    case "request":
      guard let cause, let outcome = readOutcome else { return nil }
      return .request(from: from, to: place(in: text), cause: cause, outcome: outcome)
    default: return nil
    }
  }

  private var readOutcome: Session.Outcome? {
    switch outcome {
    case "taken": .taken
    case "ignored": .ignored
    case "refused": .refused(reason: reason ?? "", sentence: sentence ?? "")
    default: nil
    }
  }

  private func place(in text: Data) -> Session.Place? {
    to.map { Session.Place($0, payload: payload("kind", in: text)) }
  }

  /// The value of a key, as JSON of its own.
  private func payload(_ key: String, in text: Data) -> Session.Payload? {
    guard let object = try? JSONSerialization.jsonObject(with: text) as? [String: Any],
      let value = object[key],
      let json = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    else { return nil }
    return Session.Payload(json: String(decoding: json, as: UTF8.self))
  }
}
