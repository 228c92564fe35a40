internal import ScreenStates

/// How an explorer handles a subject: a screen, or an app's own class.
@MainActor
struct SubjectAccess<Subject: AnyObject, Shown> {
  /// The call that starts it, if it is one that starts.
  var startCall: String?
  /// Starts it.
  var start: (Subject) -> Void = { _ in }
  /// The call that stops it, if it is one that stops.
  var stopCall: String?
  /// Stops it.
  var stop: (Subject) -> Void = { _ in }
  /// Makes it tell a witness what happens.
  var attach: (Subject, Witness<Shown>) -> Void = { _, _ in }
  /// Looks at it; the function tells how long it is until an instant, if a clock moves there.
  var look: (Subject, (ScreenInstant) -> String?) -> Look<Shown>
  /// Its stored properties, or those of the states that it is in.
  var properties: (Subject) -> [(name: String, value: Any)] = { _ in [] }
  /// Returns when it has come to rest, where that is guessed.
  var settle: (Subject, Witness<Shown>) async -> Void
  /// Waits for what the test waits for, once it is at rest.
  var wait: ((Subject) async -> Void)?
  /// Listens to what has come into being.
  var listen: (Subject, Witness<Shown>) -> Void = { _, _ in }
  /// The names of what is under way and waits for none of the holders.
  var waiting: (Subject, () -> [AnyObject]) -> [String] = { _, _ in [] }
  /// The state that it is in, if it has states that are objects.
  var state: (Subject) -> AnyObject? = { _ in nil }
  /// How often the state that it is in has asked for what is outside of it; nil if nobody counts.
  var reads: (Subject) -> Int? = { _ in nil }
  /// The screens that run, that a state which has left keeps, and that no state hosts.
  var screensKept: (Subject, AnyObject) -> [String] = { _, _ in [] }
  /// The objects that must be freed with it.
  var parts: (Subject) -> [AnyObject] = { _ in [] }
  /// Whether what it shows is blank, for one that has been stopped.
  var isBlank: (Subject) -> Bool = { _ in true }
}

/// An example of a kind, as a fresh screen can be started in it.
@MainActor
struct KindSample<Subject> {
  /// The name of the kind.
  let name: String
  /// The call that starts a screen in it.
  let call: String
  /// Starts a screen in it; the sentence of the refusal, if it is refused.
  let start: (Subject) -> String?
  /// Whether the state that a screen is in lets go for it.
  let isAllowed: (Subject) -> Bool
}
