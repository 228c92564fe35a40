internal import ScreenStates
internal import ScreenStatesTestKit

/// The operations of an explorer on a subject: a screen, or an app's own class.
@MainActor
struct SubjectAccess<Subject: AnyObject, Shown> {
  /// The call that starts it; nil if it is not a screen.
  var startCall: String?
  var isScreen: Bool { startCall != nil }
  var start: (Subject) -> Void = { _ in }
  /// The call that stops it; nil if it has no stop.
  var stopCall: String?
  var stop: (Subject) -> Void = { _ in }
  /// Lets a witness observe it, and what it hosts.
  var attach: (Subject, Witness<Shown>) -> Void = { _, _ in }
  /// Takes a snapshot, without what is under way.
  var look: (Subject, SwiftText.Place) -> Look<Shown>
  /// What is under way, in words; the function returns the time until an instant on a clock.
  var underWay: (Subject, (ScreenInstant) -> String?) -> [String] = { _, _ in [] }
  /// The screens that run: the subject and those that it hosts, at any depth.
  var running: (Subject) -> [any HostedScreen] = { _ in [] }
  /// Its stored properties, or those of the states that it is in.
  var properties: (Subject) -> [(name: String, value: Any)] = { _ in [] }
  /// Waits until it has come to rest, where rest is guessed.
  var settle: (Subject) async -> Void = { _ in await turns(2) }
  /// The test's own wait, once the subject is at rest.
  var wait: ((Subject) async -> Void)?
  /// The names of running work that waits for no answer and no clock of the test.
  var waiting: (Subject) -> [String] = { _ in [] }
  /// The current state object, if it has such states.
  var state: (Subject) -> AnyObject? = { _ in nil }
  /// How often the current state has read its display or screen; nil if that is not counted.
  var reads: (Subject) -> Int? = { _ in nil }
  /// The running screens that an exited state holds and no state hosts.
  var screensKept: (Subject, AnyObject) -> [String] = { _, _ in [] }
  /// The objects that must be freed with it.
  var parts: (Subject) -> [AnyObject] = { _ in [] }
  /// Whether the display is blank, as it must be after a stop.
  var isBlank: (Subject) -> Bool = { _ in true }
}

/// An example of a kind in which a fresh screen can start.
@MainActor
struct KindSample<Subject> {
  let name: String
  /// The call that starts a screen in it.
  let call: String
  /// Starts a screen in it; returns the sentence of the refusal, if there is one.
  let start: (Subject) -> String?
  /// Whether the current state of a screen may be left for it.
  let isAllowed: (Subject) -> Bool
}
