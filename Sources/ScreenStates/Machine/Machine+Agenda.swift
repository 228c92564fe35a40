extension Machine {
  /// What waits, made now if nothing has waited before.
  @inlinable var agenda: Agenda<Kind> { now.agenda ?? makeAgenda() }

  @usableFromInline
  func makeAgenda() -> Agenda<Kind> {
    let made = Agenda<Kind>()
    now.agenda = made
    return made
  }

  /// Whether the screen will start again.
  var isStarting: Bool { now.agenda?.isStarting ?? false }

  /// Lets something wait until the present transition is complete.
  @inlinable
  func queue(_ item: Agenda<Kind>.Item) {
    agenda.add(item)
    noteAgenda()
  }

  /// Lets the current state's own request wait, which goes before those of others.
  @inlinable
  func queueOwn(_ request: Agenda<Kind>.Request) {
    agenda.addOwn(request)
    noteAgenda()
  }

  /// Takes the next thing to do.
  @inlinable
  func takeNext() -> Agenda<Kind>.Item? {
    defer { noteAgenda() }
    return now.agenda?.next()
  }

  /// Keeps in mind what waits, so that the path of a transition need not look.
  @inlinable
  func noteAgenda() {
    guard let agenda = now.agenda else { return }
    now.isBusy = !agenda.isEmpty
    now.isStopping = agenda.isStopping
  }

  /// Counts one more thing that follows the outermost request, unless that is one too many.
  ///
  /// - Parameter name: What a transition leads to; asked for only near the limit.
  /// - Returns: Whether there was room.
  @inlinable
  func extendChain(_ name: @autoclosure () -> String?) -> Bool {
    now.marks[.chained] = true
    return agenda.chain.extend(name())
  }

  /// The cycle of kinds at the end of a chain that does not end.
  var cycle: [String] { now.agenda?.chain.cycle ?? [] }

  /// Begins anew with the next outermost request.
  @inlinable
  func endChain() {
    guard now.marks[.chained] else { return }
    now.marks[.chained] = false
    now.agenda?.chain.reset()
  }
}
