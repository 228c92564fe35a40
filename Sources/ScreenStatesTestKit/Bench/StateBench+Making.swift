public import ScreenStates

extension StateBench {
  /// Makes a bench for a state.
  ///
  /// If the test holds the state, ``check()`` cannot tell whether it would be freed: pass a closure,
  /// as in ``init(as:keeping:clock:_:)``, and send requests to ``state``.
  public convenience init(
    _ state: consuming State, as kind: Kind, keeping kept: Kind.Kept,
    clock: ManualClock = ManualClock()
  ) {
    var made = consume state
    let isHeld = !isKnownUniquelyReferenced(&made)
    self.init(as: kind, keeping: kept, clock: clock) { made }
    isToBeFreed = !isHeld
  }
}

extension StateBench where Kind.Kept == Void {
  /// Makes a state without a kept value on a bench: see ``init(as:keeping:clock:_:)``.
  public convenience init(
    as kind: Kind, clock: ManualClock = ManualClock(), _ make: () -> State
  ) { self.init(as: kind, keeping: (), clock: clock, make) }

  /// Makes a bench for a state without a kept value: see ``init(_:as:keeping:clock:)``.
  public convenience init(
    _ state: consuming State, as kind: Kind, clock: ManualClock = ManualClock()
  ) { self.init(consume state, as: kind, keeping: (), clock: clock) }
}

extension StateBench where State == Kind.StateClass {
  /// Puts the state of a kind on a bench, as an app's factory makes it.
  public convenience init(
    _ kind: Kind, keeping kept: Kind.Kept, states: any StateFactory<Kind>,
    clock: ManualClock = ManualClock()
  ) { self.init(as: kind, keeping: kept, clock: clock) { states.makeState(for: kind) } }
}

extension StateBench where State == Kind.StateClass, Kind.Kept == Void {
  /// Puts the state of a kind without a kept value on a bench, as an app's factory makes it.
  public convenience init(
    _ kind: Kind, states: any StateFactory<Kind>, clock: ManualClock = ManualClock()
  ) { self.init(kind, keeping: (), states: states, clock: clock) }
}

// MARK: - Errors of the compiler that name the remedy

extension StateBench {
  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public convenience init(
    as kind: Kind, clock: ManualClock = ManualClock(), _ make: () -> State
  ) { preconditionFailure("A kind with a kept value needs `keeping:`.") }

  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public convenience init(
    _ state: consuming State, as kind: Kind, clock: ManualClock = ManualClock()
  ) { preconditionFailure("A kind with a kept value needs `keeping:`.") }
}

extension StateBench where State == Kind.StateClass {
  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public convenience init(
    _ kind: Kind, states: any StateFactory<Kind>, clock: ManualClock = ManualClock()
  ) { preconditionFailure("A kind with a kept value needs `keeping:`.") }
}
