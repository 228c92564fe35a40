#if DEBUG
  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #endif

  /// Tells the mistakes of a screen, each sentence once: in debug builds alone.
  ///
  /// A refusal that everyday use leads to, such as a guard's or that of a late answer, is no mistake.
  @MainActor
  @usableFromInline final class Mistakes {
    private var told: Set<String> = []
    private let hear = TestKit.hearMistake

    /// Those of the screen whose factory makes a state just now, to which that state belongs.
    private static var ofMaker: Mistakes?

    @usableFromInline init() {}

    /// Those that hear a state which has no screen yet.
    static var ofNewState: Mistakes { ofMaker ?? Mistakes() }

    /// Lets a factory make a state.
    @usableFromInline func making<State>(_ make: () -> State) -> State {
      ObservationToken.areKept()
      let outer = exchange(&Mistakes.ofMaker, with: self)
      defer { Mistakes.ofMaker = outer }
      return make()
    }

    /// Tells the test in which the screen was made, or prints to standard error.
    func tell(_ sentence: String) {
      guard told.insert(sentence).inserted else { return }
      if let hear { return hear(sentence) }
      var line = "ScreenStates: \(sentence)\n"
      line.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    }

    /// Tells of a refusal that can only be a mistake.
    @usableFromInline func tell(_ refusal: Refusal, hasStarted: Bool) {
      switch refusal.reason {
      case .guarded, .stale, .alreadyRunning: return
      case .notRunning where hasStarted: return
      case .guarding, .notEntered, .leaving, .superseded, .usedState, .runaway, .alreadyHosted,
        .notRunning:
        tell(refusal.description)
      }
    }
  }
#endif

extension Machine {
  /// Tells, in a debug build, that nobody keeps the token of an observer.
  func expectToBeKept(_ token: ObservationToken) -> ObservationToken {
    #if DEBUG
      let state = type(of: now.state)
      token.expectToBeKept { [mistakes, weak self] in
        // Whoever made the token may end with the screen.
        guard self?.now.isRunning == true else { return }
        mistakes.tell(
          "An observer of the screen in \(state) ended at once, because nobody kept its token;"
            + " keep the token that observe returns for as long as the observer is needed, then"
            + " cancel() it.")
      }
    #endif
    return token
  }
}
