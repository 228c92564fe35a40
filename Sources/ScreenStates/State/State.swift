extension Screen {
  /// One state of a screen: what is shown, what is under way, and what is answered while it is
  /// current.
  ///
  /// A state lives once: it is made by the factory, entered, and left. What it draws in ``display``,
  /// the work it performs, the timers it sets and the children it hosts all end when it exits, so
  /// nothing has to be reset or cleaned up by hand.
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
  /// Override ``enter()`` to draw and to start work; ``exit()`` for what must be told to others;
  /// ``canTransition(to:)`` to forbid ways out. Each is called on the main actor, in the order
  /// `canTransition(to:)`, `exit()`, and the next state's `enter()`. The default implementations do
  /// nothing and allow everything: there is no need to call `super`. List the requests that a
  /// screen's states answer in a base class of your own, with `ignored()` as their default.
  @MainActor
  open class State {
    /// How far a state's one life has come.
    @usableFromInline
    enum Life {
      /// Not entered yet.
      case fresh
      /// Current, with its `enter()` running: what it draws is part of the entry's one frame.
      case entering(Machine<Kind>)
      /// Entered, and acting on a machine.
      case current(Machine<Kind>)
      /// Exited for another state; what is asked for from then on is recorded in the log.
      case left(TransitionLog<Kind>?)
      /// Exited because its screen was stopped or let go.
      case stopped(TransitionLog<Kind>?)

      /// The same life, with `enter()` about to run.
      @inlinable
      consuming func entering() -> Life {
        if case .current(let machine) = consume self { .entering(machine) } else { .fresh }
      }

      /// The same life, with `enter()` complete.
      @inlinable
      consuming func entered() -> Life {
        if case .entering(let machine) = consume self { .current(machine) } else { .fresh }
      }
    }

    @usableFromInline final var drawn = Kind.Display()
    // No access to it lasts while other code runs, as with the machine's situation.
    @usableFromInline @exclusivity(unchecked) final var uncheckedLife = Life.fresh

    /// How far this object's one life has come.
    @inlinable final var life: Life {
      _read { yield unsafe uncheckedLife }
      _modify { yield unsafe &uncheckedLife }
    }

    /// The machine that the state acts on while it is current.
    @inlinable final var machine: Machine<Kind>? {
      switch life {
      case .entering(let machine), .current(let machine): machine
      case .fresh, .left, .stopped: nil
      }
    }

    /// Where to record what is asked for after the state has left.
    final var formerLog: TransitionLog<Kind>? {
      switch life {
      case .fresh, .entering, .current: nil
      case .left(let log), .stopped(let log): log
      }
    }

    /// Makes a state that has not been entered.
    @inlinable
    public init() {}

    // MARK: - Hooks

    /// Called when the state has become current: draw, and start what it does.
    ///
    /// The default implementation does nothing.
    @inlinable
    open func enter() {}

    /// Called once when the state ends, after its child screens and before its work and timers.
    ///
    /// It may not ask for a kind any more. When the screen is let go, ``screen`` is nil. The default
    /// implementation does nothing.
    @inlinable
    open func exit() {}

    /// Whether the state lets go for a kind; asked before anything else happens.
    ///
    /// It may not draw or ask for anything. The default implementation allows every kind.
    ///
    /// - Parameter kind: What was asked for.
    /// - Returns: False to refuse the request, which then changes nothing.
    @inlinable
    open func canTransition(to kind: Kind) -> Bool { true }

    // MARK: - What it stands on

    /// The screen that the state acts on; nil before entry, after exit, and when the screen has been
    /// let go.
    public final var screen: Screen? { machine?.screen }

    /// Whether this is the state that its screen is in.
    public final var isCurrent: Bool { machine != nil }

    // MARK: - Drawing

    /// What this state shows while it is current: blank at first, and gone with the state.
    ///
    /// Everything drawn in a hook, in a `then` or in ``update(_:)`` is one frame; any other draw of
    /// the current state is a frame by itself. It can be read and drawn on at any time; before entry
    /// and after exit nobody sees it.
    @inlinable
    public final var display: Kind.Display {
      @inline(__always) get { drawn }
      // One yield, so that it is compiled into its caller; else each draw would cost an allocation.
      @inline(__always) _modify {
        let isApart = if case .entering = life { false } else { true }
        let discarding = isApart ? beginDraw() : nil
        defer { if isApart { endDraw(restoring: discarding) } }
        yield &drawn
      }
    }

    /// Lets the machine keep the settled frame, if what is drawn just now is not settled yet.
    @inlinable
    final func beginDraw() -> Kind.Display? {
      guard let machine, machine.now.phase.isUnsettled else { return nil }
      return machine.keepFrame()
    }

    /// Lets the machine know of a draw that is not part of an entry.
    @inlinable
    final func endDraw(restoring former: Kind.Display?) {
      guard let machine else { return }
      if let former { drawn = former } else { machine.drew() }
    }

    /// Draws several properties as one frame.
    ///
    /// What is asked for inside waits until the frame is complete, and the screen shows the last
    /// frame until then. Like any in-out access, it may not read this state's ``display`` by another
    /// way meanwhile.
    ///
    /// - Parameter draw: Changes the display in place.
    public final func update(_ draw: (inout Kind.Display) -> Void) {
      guard let machine else { return draw(&drawn) }
      if var discarded = machine.keepFrame() { return draw(&discarded) }
      machine.update { draw(&drawn) }
    }

    // MARK: - Deciding

    /// Asks for the next state by its kind.
    ///
    /// Only the current state decides. Asked in `enter()`, in a `then` or in ``update(_:)``, the
    /// request waits until that is complete; asked from a request that the app sends, it is taken at
    /// once.
    ///
    /// - Parameters:
    ///   - kind: What to change to, with what the next state needs.
    ///   - cause: The reason that the log gives; by default the name of the function that asks.
    /// - Returns: What became of the request.
    @inlinable
    @discardableResult
    public final func transition(
      to kind: Kind, cause: String = #function
    ) -> TransitionOutcome {
      guard let machine else { return refuseApart(kind, cause: cause) }
      return machine.request(kind, cause: cause, by: .state, in: self)
    }

    /// Records that this state does not answer a request.
    ///
    /// The default implementation of an app's requests calls it, so that nothing is lost silently.
    ///
    /// - Parameter request: What was sent; by default the name of the function.
    public final func ignored(_ request: String = #function) {
      if let machine {
        machine.recordIgnored(request)
      } else {
        formerLog?.add(to: nil, cause: request, .refused(refusalApart(.request(request))))
      }
    }

    /// Refuses what a state asks for that is not current.
    @usableFromInline
    final func refuseApart(_ kind: Kind, cause: String) -> TransitionOutcome {
      let refusal = refusalApart(.kind(kind.name))
      formerLog?.add(to: kind, cause: cause, .refused(refusal))
      return .refused(refusal)
    }

    /// Why nothing is granted to a state that is not current.
    final func refusalApart(_ wish: Wish) -> Refusal {
      let name = String(describing: type(of: self))
      switch life {
      case .fresh, .entering, .current: return .notEntered(name, wish)
      case .left: return .stale(name, wish)
      case .stopped: return .notRunning(name, wish, "after its screen had stopped")
      }
    }
  }
}
