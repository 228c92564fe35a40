/// A property along a history, which remembers earlier steps.
@MainActor
struct TimedProperty<Subject, Shown> {
  /// Checks the end of a step, at an instant of the clock: whether the property fails, nil if it
  /// could not, and what it remembers; situations with different memories are not the same.
  typealias Watch = @MainActor (Subject, Shown, Duration) -> (fails: Bool?, memory: Any)

  let name: String
  /// Begins the check of one history.
  let begin: @MainActor () -> Watch
}

extension Explorer {
  /// Adds the property that one condition never holds after another has held.
  public mutating func never(
    _ name: String, after former: @escaping @MainActor (Subject, Shown) -> Bool,
    _ later: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    timed.append(
      TimedProperty(name: name) {
        var hasCome = false
        return { subject, shown, _ in
          let fails = hasCome ? later(subject, shown) : nil
          hasCome = hasCome || former(subject, shown)
          return (fails, hasCome)
        }
      })
  }

  /// Adds the property that one condition leads to another within a duration on the first clock.
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
        return { subject, shown, now in
          if later(subject, shown) {
            since = nil
          } else if former(subject, shown), since == nil {
            since = now
          }
          let time = since.map { now - $0 }
          return (time.map { $0 > limit }, time as Any)
        }
      })
  }

  /// Adds the property that the display does not change between steps while a condition holds, for
  /// example after the user has left.
  public mutating func unchanged(
    _ name: String, while condition: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    timed.append(
      TimedProperty(name: name) { [self] in
        var former: String?
        return { subject, shown, _ in
          let text = condition(subject, shown) ? self.text(of: shown) : nil
          let fails = text.flatMap { text in former.map { $0 != text } }
          former = text
          return (fails, text as Any)
        }
      })
  }

  /// Adds a condition that must hold in at least one history.
  public mutating func sometimes(
    _ name: String, _ happens: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    always(name, when: happens) { _, _ in true }
  }
}
