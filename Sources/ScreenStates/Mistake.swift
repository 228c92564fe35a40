#if DEBUG
  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #elseif canImport(WASILibc)
    internal import WASILibc
  #endif

  /// Reports the mistakes of a screen in debug builds, each sentence once.
  ///
  /// A refusal that belongs to everyday use, such as a guard's or a late result's, is no mistake.
  @MainActor
  final class Mistakes {
    private var told: Set<String> = []
    var hear = TestKit.hearMistake
    private var firstMove = ScreenInstant(.zero)
    private var moves = 0
    private var hasToldOfMoves = false

    /// The mistakes of the screen whose factory is making a state.
    private static var ofMaker: Mistakes?

    /// Where a state that has no screen yet reports its mistakes.
    static var ofNewState: Mistakes { ofMaker ?? Mistakes() }

    /// Makes a state that reports its mistakes here.
    func making<State>(_ make: () -> State) -> State {
      let outer = exchange(&Mistakes.ofMaker, with: self)
      defer { Mistakes.ofMaker = outer }
      return make()
    }

    /// Reports a mistake to the test that made the screen, or prints it to standard error.
    func tell(_ sentence: @autoclosure () -> String) {
      let sentence = sentence()
      guard told.insert(sentence).inserted else { return }
      if let hear { return hear(sentence) }
      var line = "ScreenStates: \(sentence)\n"
      line.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    }

    fileprivate func noteInput() { moves = 0 }

    /// Notes a transition that work, a timer or a sequence has caused, and reports more than 1,000 of
    /// them within a second without a request from outside.
    func noteMove(of state: @autoclosure () -> String, at now: @autoclosure () -> ScreenInstant) {
      let now = now()
      if moves == 0 || firstMove.duration(to: now) >= .seconds(1) { (firstMove, moves) = (now, 0) }
      moves += 1
      guard moves > 1_000, !hasToldOfMoves else { return }
      hasToldOfMoves = true
      tell(
        "The screen, in \(state()), has taken more than 1,000 transitions within a second, and nothing"
          + " was asked of it meanwhile; find the work or the sequence whose result enters the state"
          + " that begins it again, and wait with after(_:then:) in between, or stay in the state.")
    }

    /// Reports a refusal if it can only be a mistake.
    func tell(_ refusal: Refusal, hasStarted: Bool) {
      switch refusal.reason {
      case .guarded, .stale, .alreadyRunning: return
      case .notRunning where hasStarted: return
      case .guarding, .notEntered, .leaving, .superseded, .usedState, .runaway, .alreadyHosted,
        .notRunning:
        tell(refusal.description)
      }
    }
  }
#else
  /// In a release build nothing is reported, and nothing is stored for it.
  @MainActor
  struct Mistakes {
    static var ofNewState: Mistakes { Mistakes() }

    @inline(__always) func making<State>(_ make: () -> State) -> State { make() }
    func noteMove(of state: @autoclosure () -> String, at now: @autoclosure () -> ScreenInstant) {}
    func tell(_ sentence: @autoclosure () -> String) {}
    func tell(_ refusal: Refusal, hasStarted: Bool) {}
  }
#endif

extension Machine {
  /// Notes that something was asked of the screen from outside, and so of its hosts; not of a host
  /// whose own code asks, and not of a draw by work, which may be a part of a circle.
  @inline(__always) final func noteInput(isDraw: Bool = false) {
    #if DEBUG
      if isDraw, lifeline.workOfPresentTask != nil { return }
      for machine in sequence(first: self, next: { $0.hostMachine })
      where machine === self || machine.now.phase == .idle {
        machine.mistakes.noteInput()
      }
    #endif
  }
}
