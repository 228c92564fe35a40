extension Screen {
  /// One state of a screen: what it shows and does, and which requests it answers.
  ///
  /// A state object is used once: the factory makes it, the screen enters it and exits it. Its
  /// ``display``, its work, its timers and its children all end when it exits, so there is nothing
  /// to reset or to clean up by hand.
  ///
  /// ```swift
  /// final class OnState: LampState {
  ///   override func enter() {
  ///     display.isLit = true
  ///     after(.seconds(60)) { .off }
  ///   }
  ///   override func toggle() { transition(to: .off) }
  /// }
  /// ```
  ///
  /// ## Subclassing
  ///
  /// Override ``enter()`` to draw and to start work; ``exit()`` to notify others that the state
  /// ends; ``canTransition(to:)`` to forbid transitions; ``keptChanged()`` to follow what the user
  /// types. A transition calls `canTransition(to:)`, then `exit()`, then the next state's
  /// `enter()`, all on the main actor. The default implementations do nothing and allow every
  /// transition, so there is no need to call `super`. Declare the requests of a screen in a base
  /// class of your own, with `ignored()` as their default.
  @MainActor
  open class State: _StateBase {
    @usableFromInline final var drawn = Kind.Display()

    /// Makes a state that has not been entered.
    public override init() {}

    // MARK: - Hooks

    /// Called when the state has become current, to draw and to start work.
    ///
    /// The default implementation does nothing.
    open override func enter() {}

    /// Called once when the state ends: after its children have stopped, and before its work ends.
    ///
    /// The state can no longer request a kind; ``departure`` says why it ends. If the screen has been
    /// released, ``screen`` is nil. The default implementation does nothing.
    open override func exit() {}

    /// Whether the screen may leave this state for `kind`; called before anything else happens.
    ///
    /// It may not draw, write the kept value, or make requests. The default implementation allows
    /// every kind.
    ///
    /// - Parameter kind: The requested kind.
    /// - Returns: False to refuse the request, which then changes nothing.
    open func canTransition(to kind: Kind) -> Bool { true }

    /// Called on the current state when ``Screen/kept`` was written from outside: by a bound text
    /// field, another screen, a service.
    ///
    /// It is called once for each write, even of an equal value, after the access has ended. As in
    /// a `then`, its draws make one frame, and its request is the state's own. All writes while
    /// observers are called, or while a child runs a transition, cause a single call afterwards.
    /// Writes in a hook, a `then` or an ``update(_:)`` of this screen do not call it, nor do writes
    /// before ``enter()``. A write in a request method calls it at once, and can lead to another
    /// state: make such a write the last statement.
    ///
    /// The default implementation does nothing.
    open override func keptChanged() {}

    // MARK: - The screen

    /// The screen that the state acts on; nil before entry, after exit, and if the screen has been
    /// released.
    public final var screen: Screen? { machine.flatMap { edge(of: $0, for: Kind.self).screen } }

    /// The screen's clock while the state is current; otherwise ``ScreenClock/continuous``.
    public final var clock: any ScreenClock { machine?.clock ?? .continuous }

    /// Whether this is the current state of its screen.
    public final var isCurrent: Bool { machine != nil }

    // MARK: - Drawing

    /// The display of this state: blank at first, shown while the state is current, freed with it.
    ///
    /// Everything drawn in a hook, in a `then` or in ``update(_:)`` is one frame; any other draw of
    /// the current state is a frame by itself. The display is visible from the entry until the first
    /// frame after the exit. It can be read at any time; a draw after the exit is refused, and the log
    /// says so.
    @inlinable public final var display: Kind.Display {
      @inline(__always) get { drawn }
      // One yield, so that it is inlined into its caller; otherwise each draw would allocate.
      @inline(__always) _modify {
        let former = beginDraw()
        defer { endDraw(restoring: former) }
        yield &drawn
      }
    }

    override func copyDisplay() -> AnyObject { Copy(drawn) }

    override func restoreDisplay(_ copy: AnyObject) {
      // The draw is released after the access: its deinit may read the display.
      _ = exchange(&drawn, with: value(in: copy, as: Kind.Display.self))
    }

    /// Draws several properties as one frame.
    ///
    /// A request made inside waits until the frame is complete; until then the screen shows the
    /// last frame. As with any in-out access, do not read this state's ``display`` inside.
    ///
    /// - Parameter draw: Changes the display in place.
    public final func update(_ draw: (inout Kind.Display) -> Void) {
      if let former = refusedDraw() {
        var discarded = value(in: former, as: Kind.Display.self)
        return draw(&discarded)
      }
      if let machine { machine.update { draw(&drawn) } } else { draw(&drawn) }
    }

    // MARK: - Deciding

    /// Requests a transition to a kind.
    ///
    /// Only the current state decides. A request made in `enter()`, in a `then` or in
    /// ``update(_:)`` waits until that has returned; a request made in a method that the app calls
    /// runs at once.
    ///
    /// - Parameters:
    ///   - kind: The kind of the next state, with its payload.
    ///   - cause: The cause that the log records; by default the name of the calling function.
    /// - Returns: The immediate outcome of the request.
    @discardableResult public final func transition(
      to kind: Kind, cause: String = #function
    ) -> TransitionOutcome {
      guard let machine else {
        let wish = Wish.kind(kind.name)
        return .refused(refuseNotCurrent(wish, to: Copy(kind), cause: cause))
      }
      return edge(of: machine, for: Kind.self).request(kind, cause: cause, by: .state, in: self)
    }

    /// Records that this state does not answer a request.
    ///
    /// Call it in the default implementation of each request, so that no request is lost silently.
    ///
    /// - Parameter request: The request; by default the name of the function.
    public final func ignored(_ request: String = #function) {
      if let machine {
        machine.record(.ignored, cause: request)
      } else {
        _ = refuseNotCurrent(.request(request), to: nil, cause: request)
      }
    }
  }
}
