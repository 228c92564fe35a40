internal import ScreenStates

/// The explored subject as an explorer sees it: a screen, or an object of an app's own class.
@MainActor
struct SubjectAccess<Subject: AnyObject, Shown> {
  let isScreen: Bool
  /// The subject as a screen; nil if it is none.
  var screen: (Subject) -> (any HostedScreen)? = { _ in nil }
  /// The object that is explored: the subject, or what it bundles with its fakes.
  var object: (Subject) -> AnyObject = { $0 }
  /// Takes a snapshot, without what is under way.
  let look: (Subject, Objects) -> Look<Shown>
  /// Reads what an object shows, as its view does: the first read of a lazy value makes it.
  var read: (Subject) -> Void = { _ in }
  /// Passes each further frame of a screen to a closure.
  var observe: ((Subject, @escaping @MainActor (Shown) -> Void) -> ObservationToken)?
  /// Whether the display is blank, as that of a screen must be after a stop.
  var isBlank: (Subject) -> Bool = { _ in true }
  /// The test's own wait, once the subject is at rest; nil if it has none.
  var wait: (@MainActor (Subject) async -> Void)?
}

extension SubjectAccess {
  /// The call that starts a screen; nil for an object.
  var startCall: String? { isScreen ? "screen.start()" : nil }
  var stopCall: String? { isScreen ? "screen.stop()" : nil }

  /// A subject, and the objects that must be freed with it.
  func parts(_ subject: Subject) -> [AnyObject] {
    guard let screen = screen(subject) else { return [subject, object(subject)] }
    var parts = [subject, screen.currentState]
    for screen in screen.descendants { parts += [screen, screen.currentState] }
    return parts
  }

  /// Its stored properties, or those of the states that a screen is in, and their factories.
  func properties(_ subject: Subject) -> [Reflection.Stored] {
    guard let screen = screen(subject) else { return Reflection.properties(of: object(subject)) }
    return ([screen] + screen.descendants).flatMap { $0.stored }
  }

  /// The types whose modules are the app's.
  func types(_ subject: Subject) -> [Any.Type] {
    if let screen = screen(subject) {
      return [screen.kinds, type(of: screen.currentState), type(of: screen.factory)]
    }
    let classes = sequence(first: Mirror(reflecting: object(subject)), next: \.superclassMirror)
    return [Subject.self] + classes.map(\.subjectType)
  }
}
