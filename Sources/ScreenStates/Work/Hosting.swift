extension Screen.State {
  /// Runs a child screen while this state is current.
  ///
  /// The child starts now, and stops before this state's `exit()`, inner screens first. A child has
  /// one host. The screen's path includes the child's: `loggedIn/playing`. Screens nest at most 100
  /// levels deep.
  ///
  /// A child that goes before this state does, such as a sheet, names the kinds that end it:
  ///
  /// ```swift
  /// host(
  ///   QuestionScreen(initial: .asking, states: QuestionStates()),
  ///   then: { $0 == .yes ? .choosing : nil }, until: { $0 == .no })
  /// ```
  ///
  /// When the hosting ends, the child keeps a copy of its last frame, so that a view can still draw
  /// it while it leaves. A ``Screen/stop()`` of the child clears it, and so does one of this screen that
  /// ends the hosting.
  ///
  /// - Parameters:
  ///   - child: The screen to run.
  ///   - id: The name by which a saved child is found again; by default that of the type of its kinds.
  ///   - cause: The cause that the log records for the transition to the next kind.
  ///   - then: Called with each kind in which the child settles, after this screen's own transition
  ///     is complete. Returns this screen's next kind, or nil to stay. Without it, this screen
  ///     stays.
  ///   - isLast: Whether the hosting ends with a kind in which the child has settled; called before
  ///     `then`. It may only look at the kind, and not draw, write or ask for anything. By default the
  ///     child stays until this state exits.
  ///   - kept: Called with the child's kept value at once, and then with each settled one. Returns
  ///     this screen's next kind, or nil to stay.
  /// - Returns: A handle that can end the hosting sooner.
  @discardableResult public final func host<ChildKind: StateKind>(
    _ child: Screen<ChildKind>, id: String? = nil, cause: String = "child",
    then: (@MainActor (ChildKind) -> Kind?)? = nil,
    until isLast: (@MainActor (ChildKind) -> Bool)? = nil,
    kept: (@MainActor (ChildKind.Kept) -> Kind?)? = nil
  ) -> Screen.Work {
    let hearKind: HostedWork.Then = { child in
      let kind = edge(of: child, for: ChildKind.self).kind
      return (isLast?(kind) ?? false, { edge(of: $0, for: Kind.self).want(then?(kind) ?? nil) })
    }
    var hearKept: HostedWork.HearKept?
    if let kept {
      hearKept = { copy in
        let value = value(in: copy, as: ChildKind.Kept.self)
        return (false, { edge(of: $0, for: Kind.self).want(kept(value)) })
      }
    }
    return start(.host(child.machine.path), cause) { machine in
      machine.obstacle(toHosting: child.machine)
    } make: { machine in
      HostedWork(
        id: id, cause: cause, machine: machine, owner: type(of: self),
        then: then == nil && isLast == nil ? nil : hearKind)
    } begin: {
      $0.start(child, child.machine, hearKept: hearKept)
    }
  }
}

extension Screen {
  /// The first child with these kinds that the current state hosts, or nil if it hosts none.
  ///
  /// A view that reads it is redrawn when the path changes.
  ///
  /// ```swift
  /// Text(screen.child(PlayerKind.self)?.display.track ?? "")
  /// ```
  ///
  /// - Parameter kinds: The type of the child's kinds.
  /// - Returns: The child.
  public func child<ChildKind: StateKind>(_ kinds: ChildKind.Type) -> Screen<ChildKind>? {
    machine.readPlace()
    for work in unsafe lifeline.ofState.all {
      if let child = work.hostedScreen as? Screen<ChildKind> { return child }
    }
    return nil
  }

  /// The first child of this type that the current state hosts, or nil if it hosts none.
  ///
  /// A view that reads it is redrawn when the path changes.
  ///
  /// - Parameter screens: The type of the child, such as `PlayerScreen.self`.
  /// - Returns: The child.
  public func child<ChildKind: StateKind>(
    _ screens: Screen<ChildKind>.Type
  ) -> Screen<ChildKind>? {
    child(ChildKind.self)
  }
}
