public import Observation

/// A screen without a user interface: it is in exactly one state, and shows what that state draws.
///
/// An app names its own screen with a type alias and adds to it by extension; it is not subclassed.
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
/// ``kept`` are Observable; ``state`` is not. Whoever holds the screen keeps it running. A screen
/// that is released cancels its work at once, and its current state exits on a later turn of the
/// main actor.
@MainActor
public final class Screen<Kind: StateKind> {
  @usableFromInline let machine: Machine<Kind>
  @usableFromInline let lifeline: Lifeline<Kind>
  @usableFromInline var keptValue: Kind.Kept

  /// Makes a screen, and the state that it will begin in.
  ///
  /// - Parameters:
  ///   - initial: The kind of the first state.
  ///   - kept: The kept value, which outlives every state of the screen.
  ///   - states: The factory that makes the states.
  ///   - clock: The screen's clock. With nil it uses the clock of the nearest host that has one, or
  ///     else ``ScreenClock/continuous``.
  @inlinable public init(
    initial: Kind, keeping kept: Kind.Kept, states: any StateFactory<Kind>,
    clock: (any ScreenClock)? = nil
  ) {
    lifeline = Lifeline()
    machine = Machine(initial: initial, states: states, clock: clock, lifeline: lifeline)
    keptValue = kept
    machine.screen = self
  }

  // May run on any thread. The state that is entered is owed its exit, on the main actor.
  deinit {
    lifeline.cancelTasks()
    if lifeline.isRunning || lifeline.isLogged {
      Task { @MainActor [machine] in machine.release() }
    }
  }

  // MARK: - What is on screen

  /// The settled display of the current state: during a transition it is still the last frame.
  ///
  /// A screen that is not running shows a blank display. A view that reads it is redrawn with each
  /// frame; a view that needs only one element reads that alone: `screen[\.items]`.
  @inlinable public var display: Kind.Display {
    machine.readDisplay()
    return machine.display
  }

  /// One element of ``display``.
  ///
  /// A view that reads it is redrawn only by a frame in which its value differs. Use a path of
  /// properties, such as `\.items` or `\.items.count`. It is read from each later frame, even a
  /// blank one, so a subscript or a forced unwrap that fails on a blank display would trap.
  ///
  /// ```swift
  /// List(screen[\.hits], id: \.self) { hit in Text(hit) }
  /// ```
  ///
  /// - Parameter element: The element of the display.
  @inlinable public subscript<Value: Equatable>(_ element: KeyPath<Kind.Display, Value>) -> Value {
    machine.readElement(element)
    return machine.display[keyPath: element]
  }

  /// One element of ``display`` that is not Equatable: a view that reads it is redrawn with each
  /// frame.
  ///
  /// - Parameter element: The element of the display.
  @inlinable public subscript<Value>(_ element: KeyPath<Kind.Display, Value>) -> Value {
    display[keyPath: element]
  }

  /// The current state, to send requests to; before the start it is the initial one, and after a
  /// stop the last one.
  ///
  /// It is not Observable, so that a request costs no more than a call. A view reads ``display``,
  /// ``kind`` or ``path``.
  @inlinable public var state: Kind.StateClass { machine.now.state }

  /// The kind of ``state``: a value to compare, to log, and to save.
  @inlinable public var kind: Kind {
    machine.readPlace()
    return machine.now.kind
  }

  /// The names of the kinds of the screen and its children, such as `loggedIn/playing`.
  public var path: String {
    machine.readPlace()
    return machine.path
  }

  /// Whether a state is entered and no stop is queued.
  public var isRunning: Bool {
    machine.readPlace()
    return machine.isAnswering
  }

  /// The kept value, which no state may clear: typed text, a selection, a basket.
  ///
  /// It belongs to the user or to the world, and outlives every state. To save a screen, save its
  /// ``kind`` and this. Each write from outside calls ``State/keptChanged()`` of the current state.
  public var kept: Kind.Kept {
    get {
      machine.readKept()
      return keptValue
    }
    set {
      // The old value is released when the new one is here: its deinit may look at it.
      _ = exchange(&keptInPlace, with: newValue)
    }
    _modify { yield &keptInPlace }
  }

  private var keptInPlace: Kind.Kept {
    get { keptValue }
    _modify {
      if machine.now.phase == .guarding {
        var discarded = keptValue
        machine.refuseWriting()
        yield &discarded
      } else {
        let tracked = machine.now.surroundings?.kept
        tracked?.willChange()
        // Told also where the access ends by an error.
        defer {
          tracked?.didChange()
          machine.keptWritten()
        }
        yield &keptValue
      }
    }
  }

  /// The first screen with these kinds that the current state hosts; nil if it hosts none.
  ///
  /// A view that reads it is redrawn when the path changes.
  ///
  /// ```swift
  /// Text(screen.child(PlayerKind.self)?.display.track ?? "")
  /// ```
  ///
  /// - Parameter kinds: The kinds of the child.
  /// - Returns: The child.
  public func child<ChildKind: StateKind>(_ kinds: ChildKind.Type) -> Screen<ChildKind>? {
    machine.readPlace()
    for work in unsafe lifeline.ofState {
      if let child = work.child as? Screen<ChildKind> { return child }
    }
    return nil
  }

  /// The screen's clock: its own, that of the nearest host that has one, or
  /// ``ScreenClock/continuous``.
  public var clock: any ScreenClock { machine.clock }

  // MARK: - Running

  /// Enters the initial state, or another; does nothing if the screen is running.
  ///
  /// After a ``stop()`` it begins again, with a new state object.
  ///
  /// - Parameter kind: The kind to begin in this time, instead of the initial one.
  /// - Returns: Whether the screen has started, or why not.
  @inlinable @discardableResult public func start(at kind: Kind? = nil) -> TransitionOutcome {
    machine.start(at: kind)
  }

  /// Exits the current state and ends everything that is under way.
  ///
  /// The display is then blank. Does nothing if the screen is not running.
  ///
  /// Inside a hook the screen stops when that hook has returned; requests made until then are
  /// refused.
  @inlinable public func stop() {
    machine.stop()
  }

  /// Requests a transition from outside.
  ///
  /// Prefer to send a request to ``state``, and let it decide. Called inside a hook it counts as a
  /// request of the state whose hook is running.
  ///
  /// - Parameters:
  ///   - kind: The kind of the next state, with its payload.
  ///   - cause: The cause that the log gives; by default the name of the calling function.
  /// - Returns: What became of the request.
  @inlinable @discardableResult
  public func transition(to kind: Kind, cause: String = #function) -> TransitionOutcome {
    machine.request(kind, cause: cause, by: .outside, in: machine.now.state)
  }
}

extension Screen: Observable {}

extension Screen where Kind.Kept == Void {
  /// Makes a screen without a kept value, and the state that it will begin in.
  ///
  /// - Parameters:
  ///   - initial: The kind of the first state.
  ///   - states: The factory that makes the states.
  ///   - clock: The screen's clock. With nil it uses the clock of the nearest host that has one, or
  ///     else ``ScreenClock/continuous``.
  @inlinable public convenience init(
    initial: Kind, states: any StateFactory<Kind>, clock: (any ScreenClock)? = nil
  ) {
    self.init(initial: initial, keeping: (), states: states, clock: clock)
  }
}
