/// What a machine knows of a state, whatever its kinds.
///
/// It is public only because ``Screen/State`` inherits from it: it has no public members, and nobody
/// else can make one.
@MainActor
open class _StateBase {
  /// The stages of a state object, which is used once.
  enum Life {
    /// Made, and not yet part of a screen.
    case fresh
    /// The initial state of a screen that has not started. It has no machine: that would be a cycle,
    /// and a leak if the screen never starts.
    case waiting
    /// Current, from the beginning of its `enter()` to the end of its `exit()`; or about to be, while
    /// the state before it exits. It has no machine until then.
    case current
    /// Exited because another state became current.
    case left
    /// Exited because its screen stopped or was released.
    case stopped
  }

  /// Where its mistakes are reported: at its screen, or at the screen whose factory made it.
  final var mistakes: Mistakes?

  // Unchecked for the benchmark row "transition, nobody observing": no access is open while other
  // code runs.
  @exclusivity(unchecked) private final var uncheckedLife = Life.fresh
  @exclusivity(unchecked) private final var uncheckedMachine: Machine?

  /// The log of its late requests, when it is not current.
  final var log: Log?

  /// The present stage of this object.
  final var life: Life {
    get { unsafe uncheckedLife }
    set { unsafe uncheckedLife = newValue }
  }

  /// The machine of the screen, while the state is current.
  final var machine: Machine? { unsafe uncheckedMachine }

  /// Becomes the current state of a machine.
  final func becomeCurrent(of machine: consuming Machine?) { unsafe uncheckedMachine = machine }

  /// Ends being the current state.
  ///
  /// - Returns: The machine, for the next state; it is passed on without counting references.
  final func leave() -> Machine? {
    life = .left
    return unsafe exchange(&uncheckedMachine, with: nil)
  }

  init() {}

  func enter() {}
  func exit() {}
  func keptChanged() {}

  // MARK: - Drawing

  /// Prepares a draw.
  ///
  /// - Returns: The display to restore afterwards if the draw is refused; otherwise nil.
  @usableFromInline final func beginDraw() -> AnyObject? {
    if let machine, !machine.now.phase.isUnsettled { return nil }
    return refusedDraw()
  }

  /// Completes a draw.
  @usableFromInline final func endDraw(restoring former: AnyObject?) {
    if let former { return restoreDisplay(former) }
    // Everything that `enter()` draws is one frame.
    if let machine, machine.now.phase != .entering { machine.stateDrew() }
  }

  /// Saves the settled frame before a draw, or refuses the draw.
  ///
  /// - Returns: The display to keep if the draw is refused; otherwise nil.
  final func refusedDraw() -> AnyObject? {
    switch life {
    case .fresh, .waiting: return nil
    case .current: return machine?.keepFrame()
    case .left, .stopped:
      // It would change a frame that is still shown. It is no mistake: a late tap may draw.
      _ = refuseNotCurrent(.draw, to: nil, cause: "display")
      return copyDisplay()
    }
  }

  func copyDisplay() -> AnyObject { self }
  func restoreDisplay(_ copy: AnyObject) {}

  // MARK: - Work

  /// Starts work that ends with this state, or refuses it.
  // Inlined, because a call would look up the type of the work.
  @inline(__always) final func start<Work: ScreenWork>(
    _ wish: @autoclosure () -> Wish, _ cause: String,
    unless obstacle: (Machine) -> Refusal? = { _ in nil },
    make: (Machine) -> Work, begin: (Work) -> Void
  ) -> ScreenWork {
    guard let machine else {
      return ScreenWork(cause: cause, refused: refuseNotCurrent(wish(), to: nil, cause: cause))
    }
    // The screen is held until the work has begun, so that it cannot be released in between.
    guard let screen = machine.home else {
      return machine.refuseWork(machine.refusal(of: wish(), by: .state), cause: cause)
    }
    defer { extendLifetime(screen) }
    let isLate = machine.now.surroundings?.shownAtCatch != nil
    if let refusal = machine.obstacle(to: wish(), by: .state)
      ?? (isLate ? machine.refusal(.stale, wish()) : obstacle(machine))
    {
      return machine.refuseWork(refusal, cause: cause)
    }
    let work = make(machine)
    unsafe machine.lifeline.ofState.works.append(work)
    begin(work)
    return work
  }
}
