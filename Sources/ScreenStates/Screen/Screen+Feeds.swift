extension Screen {
  /// Tells each settled frame: the present one at once, and then one after each change.
  ///
  /// Observers are told in the order in which they were added. Being told, they may add and end
  /// observers and ask for transitions; those run when all have been told.
  ///
  /// - Parameter tell: Draws a frame.
  /// - Returns: A token; the observer ends when it is cancelled or released.
  public func observe(_ tell: @escaping @MainActor (Kind.Display) -> Void) -> ObservationToken {
    let token = machine.add(tell)
    tell(machine.display)
    return token
  }

  /// The log: every request that is made from now on, in order, with its one final outcome.
  ///
  /// It loses nothing: what is not read yet waits in the stream. Each call gives a stream of its
  /// own, which ends when the screen has gone. For analytics, tests and inspectors; what to show is
  /// ``display``.
  ///
  /// - Returns: A stream to read on the main actor.
  public func transitions() -> AsyncStream<Record> {
    unsafe machine.lifeline.isLogged = true
    return machine.openLog().stream()
  }

  /// Tells every record at once, with no task between: for a test kit, whose reader must not act on
  /// the screen.
  package func listen(_ tell: @escaping @MainActor (Record) -> Void) -> ObservationToken {
    machine.openLog().listen(tell)
  }
}
