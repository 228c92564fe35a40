internal import ScreenStates
internal import ScreenStatesTestKit

/// The operations of an explorer on a subject: a screen, or an app's own class.
///
/// The defaults are those of a class that is not a screen.
@MainActor
protocol SubjectAccess<Subject, Shown> {
  associatedtype Subject: AnyObject
  associatedtype Shown

  /// The call that starts it; nil if it is not a screen.
  var startCall: String? { get }
  func start(_ subject: Subject)
  /// The call that stops it; nil if it has no stop.
  var stopCall: String? { get }
  func stop(_ subject: Subject)
  /// Lets a witness observe it, and what it hosts.
  func attach(_ witness: Witness<Shown>, to subject: Subject)
  /// Takes a snapshot, without what is under way.
  func look(_ subject: Subject, _ context: SwiftText.Context) -> Look<Shown>
  /// What is under way, in words; the function returns the time until an instant on a clock.
  func underWay(_ subject: Subject, _ rest: (ScreenInstant) -> String?) -> [String]
  /// The screens that run: the subject and those that it hosts, at any depth.
  func running(_ subject: Subject) -> [any HostedScreen]
  /// The screens that it hosts, each with the names of the kinds that host it.
  func hosted(_ subject: Subject) -> [(host: [String], screen: any HostedScreen)]
  /// Its stored properties, or those of the states that it is in, and their factories.
  func properties(_ subject: Subject) -> [Reflection.Stored]
  /// The types whose modules are the app's.
  func types(_ subject: Subject) -> [Any.Type]
  /// Waits until it has come to rest, where rest is guessed.
  func settle(_ subject: Subject) async
  /// The test's own wait, once the subject is at rest; nil if it has none.
  var wait: ((Subject) async -> Void)? { get }
  /// The names of running work that waits for no answer and no clock of the test.
  func waiting(_ subject: Subject) -> [String]
  /// The current state object, if it has such states.
  func state(_ subject: Subject) -> AnyObject?
  /// The objects that must be freed with it.
  func parts(_ subject: Subject) -> [AnyObject]
  /// Whether the display is blank, as it must be after a stop.
  func isBlank(_ subject: Subject) -> Bool
}

extension SubjectAccess {
  var startCall: String? { nil }
  var isScreen: Bool { startCall != nil }
  func start(_ subject: Subject) {}
  var stopCall: String? { nil }
  func stop(_ subject: Subject) {}
  func attach(_ witness: Witness<Shown>, to subject: Subject) {}
  func underWay(_ subject: Subject, _ rest: (ScreenInstant) -> String?) -> [String] { [] }
  func running(_ subject: Subject) -> [any HostedScreen] { [] }
  func hosted(_ subject: Subject) -> [(host: [String], screen: any HostedScreen)] { [] }
  func settle(_ subject: Subject) async { await turns(2) }
  var wait: ((Subject) async -> Void)? { nil }
  func waiting(_ subject: Subject) -> [String] { [] }
  func state(_ subject: Subject) -> AnyObject? { nil }
  func isBlank(_ subject: Subject) -> Bool { true }
}
