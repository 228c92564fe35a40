/// Something that must hold along a history, and remembers what came before.
@MainActor
struct TimedProperty<Subject, Shown> {
  /// Looks along one history.
  struct Watch {
    /// Whether it fails at the end of a step, at an instant of the clock; nil if it could not.
    let fails: @MainActor (Subject, Shown, Duration) -> Bool?
    /// What it remembers: two situations that differ in it are not the same.
    let memory: @MainActor (Duration) -> String
  }

  let name: String
  let begin: @MainActor () -> Watch
}

extension Explorer {
  /// Adds something that must never come after something else was seen.
  public mutating func never(
    _ name: String, after former: @escaping @MainActor (Subject, Shown) -> Bool,
    _ later: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    timed.append(
      TimedProperty(name: name) {
        var hasCome = false
        return .init { subject, shown, _ in
          defer { hasCome = hasCome || former(subject, shown) }
          return hasCome ? later(subject, shown) : nil
        } memory: { _ in
          "\(hasCome)"
        }
      })
  }

  /// Adds something that must lead to something else within a duration on the first clock.
  ///
  /// The clock moves only to instants at which something is due.
  public mutating func leads(
    _ name: String, within limit: Duration,
    from former: @escaping @MainActor (Subject, Shown) -> Bool,
    to later: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    timed.append(
      TimedProperty(name: name) {
        var since: Duration?
        return .init { subject, shown, now in
          if later(subject, shown) {
            since = nil
          } else if former(subject, shown), since == nil {
            since = now
          }
          return since.map { now - $0 > limit }
        } memory: { now in
          since.map { SwiftText.of(now - $0) } ?? "nothing"
        }
      })
  }

  /// Adds the property that what is shown does not change from one step to the next while a
  /// condition holds: when the user has left, for example.
  public mutating func unchanged(
    _ name: String, while condition: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    timed.append(
      TimedProperty(name: name) { [self] in
        var former: String?
        return .init { subject, shown, _ in
          let text = condition(subject, shown) ? self.text(of: shown) : nil
          defer { former = text }
          guard let text, let former else { return nil }
          return text != former
        } memory: { _ in
          former ?? "nothing"
        }
      })
  }

  /// Adds something that must occur in at least one history.
  public mutating func sometimes(
    _ name: String, _ happens: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    always(name, when: happens) { _, _ in true }
  }
}
