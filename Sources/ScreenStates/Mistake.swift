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

  /// Reports the mistakes of a screen in debug builds, each sentence once.
  ///
  /// A refusal that belongs to everyday use, such as a guard's or a late result's, is no mistake.
  @MainActor
  @usableFromInline final class Mistakes {
    private var told: Set<String> = []
    private let hear = TestKit.hearMistake

    /// The mistakes of the screen whose factory is making a state.
    private static var ofMaker: Mistakes?

    @usableFromInline init() {}

    /// Where a state that has no screen yet reports its mistakes.
    static var ofNewState: Mistakes { ofMaker ?? Mistakes() }

    /// Makes a state that reports its mistakes here.
    @usableFromInline func making<State>(_ make: () -> State) -> State {
      ObservationToken.areKept()
      let outer = exchange(&Mistakes.ofMaker, with: self)
      defer { Mistakes.ofMaker = outer }
      return make()
    }

    /// Reports a mistake to the test that made the screen, or prints it to standard error.
    func tell(_ sentence: String) {
      guard told.insert(sentence).inserted else { return }
      if let hear { return hear(sentence) }
      var line = "ScreenStates: \(sentence)\n"
      line.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    }

    /// Reports a refusal if it can only be a mistake.
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
  /// Reports in debug builds that nobody keeps the token of an observer.
  func expectToBeKept(_ token: ObservationToken) -> ObservationToken {
    #if DEBUG
      let state = type(of: now.state)
      token.expectToBeKept { [mistakes, weak self] in
        // The owner of the token may have been released with the screen.
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
