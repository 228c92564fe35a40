extension Screen {
  /// One state of a screen: what it shows, what it does, and what it answers while it is current.
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
  /// Override ``enter()`` to draw and to start work; ``exit()`` to tell others that the state ends;
  /// ``canTransition(to:)`` to forbid transitions; ``keptChanged()`` to follow what the user types.
  /// The first three are called in the order `canTransition(to:)`, `exit()`, and the next state's
  /// `enter()`, all on the main actor. The default implementations do nothing and allow everything:
  /// there is no need to call `super`. List the requests that a screen's states answer in a base
  /// class of your own, with `ignored()` as their default.
  @MainActor
  open class State {
    /// Where a state is in its one life.
    @usableFromInline enum Life {
      /// Made, and not yet part of a screen.
      case fresh
      /// The initial state of a screen that has not started. It holds the log only: a machine here
      /// would be a cycle that a screen which never starts does not break.
      case waiting(TransitionLog<Kind>?)
      /// Current, with its `enter()` running: what it draws is part of the entry's one frame.
      case entering(Machine<Kind>)
      /// Current.
      case current(Machine<Kind>)
      /// Exited because another state came.
      case left(TransitionLog<Kind>?)
      /// Exited because its screen stopped or was released.
      case stopped(TransitionLog<Kind>?)

      /// The same life, with `enter()` about to run.
      @inlinable consuming func entering() -> Life {
        if case .current(let machine) = consume self { .entering(machine) } else { .fresh }
      }

      /// The same life, with `enter()` complete.
      @inlinable consuming func entered() -> Life {
        if case .entering(let machine) = consume self { .current(machine) } else { .fresh }
      }
    }

    // Unchecked for the row "transition, nobody observing": no access lasts while other code runs.
    @usableFromInline @exclusivity(unchecked) final var uncheckedLife = Life.fresh
    @usableFromInline final var drawn = Kind.Display()

    #if DEBUG
      /// Those of its screen: of the one that is to begin in it, or whose factory made it.
      @usableFromInline final var mistakes: Mistakes?
      /// How often its code has asked for its display, or for its part of the screen.
      @usableFromInline package final var reads = 0
    #endif

    /// Where this object is in its one life.
    @inlinable final var life: Life {
      _read { yield unsafe uncheckedLife }
      _modify { yield unsafe &uncheckedLife }
    }

    /// The machine of the screen, while the state is current.
    @inlinable final var machine: Machine<Kind>? {
      #if DEBUG
        reads += 1
      #endif
      return switch life {
      case .entering(let machine), .current(let machine): machine
      case .fresh, .waiting, .left, .stopped: nil
      }
    }

    /// Makes a state that has not been entered.
    @inlinable public init() {}

    // MARK: - Hooks

    /// Called when the state has become current, to draw and to start work.
    ///
    /// The default implementation does nothing.
    @inlinable open func enter() {}

    /// Called once when the state ends, after its child screens and before its work and timers.
    ///
    /// The state can no longer request a kind. If the screen has been released, ``screen`` is nil.
    /// The default implementation does nothing.
    @inlinable open func exit() {}

    /// Whether the screen may leave this state for `kind`; called before anything else happens.
    ///
    /// It may not draw or ask for anything. The default implementation allows every kind.
    ///
    /// - Parameter kind: The requested kind.
    /// - Returns: False to refuse the request, which then changes nothing.
    @inlinable open func canTransition(to kind: Kind) -> Bool { true }

    /// Called on the current state when ``Screen/kept`` was written from outside: by a bound text
    /// field, another screen, a service.
    ///
    /// It is called once for each write, even of an equal value, after the access has ended. It
    /// acts like a `then`: it makes one frame, and its request is the state's own. Writes that come
    /// while observers are called, or while a child runs a transition, wait and cause one call
    /// together. Writes in a hook, a `then` or an ``update(_:)`` of this screen do not call it, nor
    /// do writes before ``enter()``. A write in a request that the app sends calls it at once, and
    /// it can lead to another state: so write last. The default implementation does nothing.
    open func keptChanged() {}

    // MARK: - The screen

    /// The screen that the state acts on; nil before entry, after exit, and when the screen has been
    /// released.
    public final var screen: Screen? { machine?.screen }

    /// The screen's clock while the state is current; otherwise ``ScreenClock/continuous``.
    public final var clock: any ScreenClock { machine?.clock ?? .continuous }

    /// Whether this is the current state of its screen.
    public final var isCurrent: Bool { machine != nil }

    // MARK: - Drawing

    /// The display of this state: blank at first, shown while the state is current, and gone with
    /// it.
    ///
    /// Everything drawn in a hook, in a `then` or in ``update(_:)`` is one frame; any other draw of
    /// the current state is a frame by itself. It can be read and drawn on at any time. It is not
    /// visible before the entry, nor after the next frame that follows the exit.
    @inlinable public final var display: Kind.Display {
      @inline(__always) get {
        #if DEBUG
          reads += 1
        #endif
        return drawn
      }
      // One yield, so that it is compiled into its caller; else each draw would cost an allocation.
      @inline(__always) _modify {
        let isEntering = if case .entering = life { true } else { false }
        let discarding = isEntering ? nil : willDraw()
        defer { if !isEntering { didDraw(discarding: discarding) } }
        yield &drawn
      }
    }

    /// Prepares a draw outside `enter()`.
    ///
    /// - Returns: What to put back afterwards, where drawing is refused.
    @inlinable final func willDraw() -> Kind.Display? {
      guard let machine, machine.now.phase.isUnsettled else { return nil }
      return machine.keepFrame()
    }

    /// Completes a draw outside `enter()`.
    @inlinable final func didDraw(discarding former: consuming Kind.Display?) {
      guard let machine else { return }
      if let former {
        // Released when the access is over: its deinit may read the display.
        _ = exchange(&drawn, with: former)
      } else {
        machine.stateDrew()
      }
    }

    /// Draws several properties as one frame.
    ///
    /// A request made inside waits until the frame is complete; until then the screen shows the
    /// last frame. As with any in-out access, do not read this state's ``display`` inside.
    ///
    /// - Parameter draw: Changes the display in place.
    public final func update(_ draw: (inout Kind.Display) -> Void) {
      guard let machine else { return draw(&drawn) }
      if var discarded = machine.keepFrame() { return draw(&discarded) }
      machine.update { draw(&drawn) }
    }

    // MARK: - Deciding

    /// Requests a transition to a kind.
    ///
    /// Only the current state decides. A request made in `enter()`, in a `then` or in
    /// ``update(_:)`` waits until that is complete; a request made in a method that the app calls
    /// runs at once.
    ///
    /// - Parameters:
    ///   - kind: The kind of the next state, with its payload.
    ///   - cause: The cause that the log gives; by default the name of the calling function.
    /// - Returns: What became of the request.
    @inlinable @discardableResult public final func transition(
      to kind: Kind, cause: String = #function
    ) -> TransitionOutcome {
      guard let machine else {
        return .refused(refuseNotCurrent(.kind(kind.name), to: kind, cause: cause))
      }
      return machine.request(kind, cause: cause, by: .state, in: self)
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
