/// The check of a property along one history, which remembers earlier steps.
@MainActor
struct Watch<Subject, Shown> {
  let name: String
  /// Whether it needs the shown value as text, which takes long to write.
  let readsText: Bool
  /// Whether it fails at the end of a step, at an instant of the clock; nil if it could not.
  let fails: @MainActor (Subject, Look<Shown>, _ now: Duration) -> Bool?
  /// What it remembers, as text; situations with different texts are not the same.
  let memory: @MainActor (Duration) -> String
}

extension Explorer {
  /// Adds a property that remembers something along a history; the text says what.
  mutating func watch<Memory>(
    _ name: String, remembering first: Memory, readsText: Bool = false,
    as text: @escaping @MainActor (Memory, _ now: Duration) -> String = { last, _ in "\(last)" },
    fails: @escaping @MainActor (Subject, Look<Shown>, _ now: Duration, inout Memory) -> Bool?
  ) {
    let name = name.apart(from: names)
    timed.append {
      var memory = first
      return Watch(name: name, readsText: readsText) {
        fails($0, $1, $2, &memory)
      } memory: {
        text(memory, $0)
      }
    }
  }

  /// Adds the property that one condition never holds after another has held.
  public mutating func never(
    _ name: String, after former: @escaping @MainActor (Subject, Shown) -> Bool,
    _ later: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    watch(name, remembering: false) { subject, look, _, hasCome in
      defer { hasCome = hasCome || former(subject, look.shown) }
      if hasCome { return later(subject, look.shown) }
      // In a right class, nothing may be possible afterwards.
      return former(subject, look.shown) ? false : nil
    }
  }

  /// Adds the property that one condition leads to another within a duration on the first clock.
  ///
  /// A call may wait for ever, and the clock goes on: so it fails as soon as nothing that is due in
  /// time, on a clock or in a real sleep, is left. A step of a clock that passes several instants is
  /// judged at each of them; where rest is guessed, a busy machine may make that look too early. Inputs
  /// and answers also come half the duration before whatever is due on the first clock. A stopped
  /// screen, and a class whose view is not there, have nothing to fulfil.
  public mutating func leads(
    _ name: String, within limit: Duration,
    from former: @escaping @MainActor (Subject, Shown) -> Bool,
    to later: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    if limit > .zero { shortestLimit = min(limit, shortestLimit ?? limit) }
    // How much too late it is decides nothing, and would make each move of the clock new.
    let text: @MainActor (Duration?, Duration) -> String = { since, now in
      since.map { now - $0 > limit ? "too late" : SwiftText.of(now - $0) } ?? "nothing"
    }
    watch(name, remembering: Duration?.none, as: text) { subject, look, now, since in
      let isThere = later(subject, look.shown)
      if !isThere, former(subject, look.shown), since == nil { since = now }
      if !look.isRunning || look.isWithoutView { since = nil }
      defer { if isThere { since = nil } }
      if look.isBeyondBound { return nil }
      // The second condition may come true with the clock's last move, and still too late.
      return since.map { since in
        now - since > limit || !isThere && !look.rests.contains { now + $0 - since <= limit }
      }
    }
  }

  /// Adds the property that no step changes the display while a condition holds, as after leaving.
  ///
  /// The condition must still hold after the change that it should find: one that asks what may change,
  /// such as whether a phase is `out`, is false then. Let an input record it, or write
  /// ``never(_:after:_:)``.
  public mutating func unchanged(
    _ name: String, while condition: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    watch(
      name, remembering: String?.none, readsText: true, as: { text, _ in text ?? "nothing" }
    ) { subject, look, _, former in
      let text = condition(subject, look.shown) ? look.shownText : nil
      defer { former = text }
      return text.map { former != nil && $0 != former }
    }
  }

  /// Adds a condition that must hold in at least one history.
  public mutating func sometimes(
    _ name: String, _ happens: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    always(name, when: happens) { _, _ in true }
  }
}
