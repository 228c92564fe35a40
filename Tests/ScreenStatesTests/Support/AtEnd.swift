/// Calls a closure when it is freed, as an object of the app may do that a closure or a payload
/// holds.
final class AtEnd: Sendable, Equatable {
  private let act: @MainActor () -> Void

  /// Makes an object that is freed on the main actor.
  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  static func == (one: AtEnd, other: AtEnd) -> Bool { one === other }

  deinit {
    let act = act
    MainActor.assumeIsolated { act() }
  }
}
