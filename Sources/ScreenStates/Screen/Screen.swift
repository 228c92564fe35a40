public import Observation

/// A screen without a user interface: it is in exactly one state, and shows what that state draws.
///
/// Name your screen with a `typealias` and extend it; do not subclass it.
/// A user interface reads ``display`` and sends requests to ``state``:
///
/// ```swift
/// let screen = LampScreen(initial: .off, states: LampStates())
/// screen.start()
/// screen.state.toggle()
/// print(screen.path, screen.display.isLit)
/// ```
///
/// ``display``, one element of it (`screen[\.items]`), ``kind``, ``path``, ``isRunning`` and
/// ``kept`` are Observable; ``state`` is not. Hold a reference to the screen for as long as it is
/// needed: a released screen cancels its work at once, and its current state exits on a later turn
/// of the main actor.
@MainActor
public final class Screen<Kind: StateKind> {
  @usableFromInline let machine: Edge<Kind>
  let lifeline: Lifeline
  var keptValue: Kind.Kept

  /// Makes a screen and its initial state.
  ///
  /// - Parameters:
  ///   - initial: The kind of the first state.
  ///   - kept: The kept value, which outlives every state of the screen.
  ///   - states: The factory that makes the states.
  ///   - clock: The screen's clock. With nil it uses the clock of the nearest host that has one, or
  ///     else ``ScreenClock/continuous``.
  public init(
    initial: Kind, keeping kept: Kind.Kept, states: any StateFactory<Kind>,
    clock: (any ScreenClock)? = nil
  ) {
    lifeline = Lifeline()
    machine = Edge(initial: initial, states: states, lifeline: lifeline)
    keptValue = kept
    machine.screen = self
    if let clock {
      machine.surroundings.clock = clock
      TestKit.noteClock?(clock)
    }
  }

  // May run on any thread. The current state's `exit()` is called later, on the main actor.
  deinit {
    lifeline.cancelTasks()
    if lifeline.isRunning || lifeline.isLogged {
      Task { @MainActor [machine] in machine.release() }
    }
  }

  // MARK: - What is on screen

  /// The settled display of the current state: during a transition it is still the last frame.
  ///
  /// A screen that is not running shows a blank display. A view that reads the display is redrawn
  /// with each frame; a view that needs one element reads only that: `screen[\.items]`.
  public var display: Kind.Display {
    machine.readDisplay()
    return machine.display
  }

  /// The current state, to send requests to; before the start the initial state, after a stop the
  /// last one.
  ///
  /// It is not Observable, so that a request costs no more than a method call. A view reads
  /// ``display``, ``kind`` or ``path``.
  @inlinable public var state: Kind.StateClass {
    unsafe typed(machine.uncheckedState, for: Kind.self)
  }

  /// The kind of ``state``: a value to compare, to log, and to save.
  public var kind: Kind {
    machine.readPlace()
    return machine.kind
  }

  /// The names of the kinds of the screen and its children, such as `loggedIn/playing`.
  public var path: String { machine.readPath() }

  /// Whether a state has been entered and no stop is queued.
  public var isRunning: Bool {
    machine.readPlace()
    return machine.isAnswering
  }

  /// Makes a closure that sends a value to the state that is current now, and to no later one.
  ///
  /// It is for controls that a view draws and that may act late: a binding of a sheet sets false
  /// once more after the sheet has gone. A request that comes when the state has exited is refused
  /// as stale, or does nothing if the state has been freed. A view that calls this is redrawn with
  /// each transition, even to an equal frame, so what it draws then sends to the new state.
  ///
  /// ```swift
  /// Binding(
  ///   get: { screen.child(CheckoutScreen.self) },
  ///   set: screen.sending { state, child in if child == nil { state.closeCheckout() } })
  /// ```
  ///
  /// - Parameter send: Sends the value to the state, as a request.
  /// - Returns: The closure, which holds neither the screen nor the state.
  public func sending<Value>(
    _ send: @escaping @MainActor (Kind.StateClass, Value) -> Void
  ) -> @MainActor (Value) -> Void {
    machine.readPlace()
    return { [weak state] value in
      if let state { send(state, value) }
    }
  }

  /// The screen's clock: its own, that of the nearest host that has one, or
  /// ``ScreenClock/continuous``.
  public var clock: any ScreenClock { machine.clock }

  // MARK: - Running

  /// Starts the screen in its initial state or in `kind`; does nothing if it is running.
  ///
  /// After a ``stop()`` the screen starts again with a new state object.
  ///
  /// - Parameter kind: The kind to start in, instead of the initial one.
  /// - Returns: Whether the screen has started, or why not.
  @discardableResult public func start(at kind: Kind? = nil) -> TransitionOutcome {
    machine.start(at: kind)
  }

  /// Exits the current state and ends everything that is under way.
  ///
  /// The display is then blank. Does nothing if the screen is not running.
  ///
  /// Called inside a hook, it stops the screen after the hook has returned; requests made until
  /// then are refused.
  public func stop() {
    machine.stop()
  }

  /// Requests a transition from outside.
  ///
  /// Prefer to send a request to ``state``, and let it decide. Called inside a hook it counts as a
  /// request of the state whose hook is running.
  ///
  /// - Parameters:
  ///   - kind: The kind of the next state, with its payload.
  ///   - cause: The cause that the log records; by default the name of the calling function.
  /// - Returns: The immediate outcome of the request.
  @discardableResult
  public func transition(to kind: Kind, cause: String = #function) -> TransitionOutcome {
    machine.request(kind, cause: cause, by: .outside, in: machine.state)
  }
}

extension Screen: Observable {}

/// By its identity, so that `sheet(item:)` and lists take a screen itself.
extension Screen: Identifiable {}

/// By its identity, so that `navigationDestination(item:)` and the path of a stack take a screen itself.
extension Screen: nonisolated Hashable {
  /// Whether both are the same screen.
  public nonisolated static func == (one: Screen, other: Screen) -> Bool { one === other }

  /// Hashes the identity of the screen.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Screen where Kind.Kept == Void {
  /// Makes a screen without a kept value, and its initial state.
  ///
  /// - Parameters:
  ///   - initial: The kind of the first state.
  ///   - states: The factory that makes the states.
  ///   - clock: The screen's clock. With nil it uses the clock of the nearest host that has one, or
  ///     else ``ScreenClock/continuous``.
  public convenience init(
    initial: Kind, states: any StateFactory<Kind>, clock: (any ScreenClock)? = nil
  ) {
    self.init(initial: initial, keeping: (), states: states, clock: clock)
  }
}

// An error of the compiler that names the remedy.
extension Screen {
  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public convenience init(
    initial: Kind, states: any StateFactory<Kind>, clock: (any ScreenClock)? = nil
  ) {
    preconditionFailure("A kind with a kept value needs `keeping:`.")
  }

  /// Not available for a kind with a kept value: add `keeping:`.
  @available(*, unavailable, message: "This kind has a kept value: add `keeping:`.")
  public convenience init(
    still kind: Kind, states: any StateFactory<Kind>, showing duration: Duration = .zero
  ) {
    preconditionFailure("A kind with a kept value needs `keeping:`.")
  }
}
