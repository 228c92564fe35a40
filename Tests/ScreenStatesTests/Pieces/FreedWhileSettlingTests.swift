import TestTraits
import Observation
import ScreenStates
import Testing

/// What is asked for, drawn or hosted by code that runs while a frame settles or a child ends.
@MainActor
@Suite(.noMistakes) struct FreedWhileSettlingTests {
  struct Shown: ScreenDisplay {
    var atEnd: AtEnd?
    var first = 0
    var second = 0
  }

  enum Kind: StateKind {
    typealias Display = Shown
    typealias StateClass = ActingState
    case a, b, c
  }

  /// What the states of a screen do, and what they have done.
  @MainActor
  final class Script {
    var log: [String] = []
    var entering: [Kind: @MainActor (ActingState) -> Void] = [:]
    var exiting: [Kind: @MainActor (ActingState) -> Void] = [:]

    /// Releases what the closures hold, which may be the screen itself.
    func end() { (entering, exiting) = ([:], [:]) }
  }

  final class ActingState: Screen<Kind>.State {
    private let kind: Kind
    private let script: Script

    init(_ kind: Kind, _ script: Script) {
      self.kind = kind
      self.script = script
    }

    override func enter() {
      script.log.append("enter \(kind)")
      script.entering[kind]?(self)
    }

    override func exit() {
      script.log.append("exit \(kind)")
      script.exiting[kind]?(self)
    }
  }

  struct Scripted: StateFactory {
    let script: Script
    func makeState(for kind: Kind) -> ActingState { ActingState(kind, script) }
  }

  private func screen(_ script: Script) -> Screen<Kind> {
    Screen(initial: .a, states: Scripted(script: script))
  }

  @Test func aStopByWhatTheOldFrameHeldStopsTheScreen() {
    let script = Script()
    let screen = screen(script)
    script.entering[.a] = { [weak screen] in $0.display.atEnd = AtEnd { screen?.stop() } }
    script.exiting[.a] = { $0.display.atEnd = nil }
    screen.start()
    screen.transition(to: .b)
    #expect(script.log == ["enter a", "exit a", "enter b", "exit b"])
    #expect(!screen.isRunning)
    #expect(screen.start() == .taken)
  }

  @Test func aRequestByWhatTheOldFrameHeldRuns() {
    let script = Script()
    let screen = screen(script)
    script.entering[.a] = { [weak screen] state in
      state.display.atEnd = AtEnd { screen?.transition(to: .c) }
    }
    script.exiting[.a] = { $0.display.atEnd = nil }
    screen.start()
    screen.transition(to: .b)
    #expect(screen.kind == .c)
  }

  @Test func aDrawInOnChangeIsToldToTheViewOfThatElement() {
    let script = Script()
    let screen = screen(script)
    screen.start()
    let told = Script()
    withObservationTracking {
      _ = screen[\.second]
    } onChange: {
      MainActor.assumeIsolated { told.log.append("second") }
    }
    withObservationTracking {
      _ = screen[\.first]
    } onChange: {
      MainActor.assumeIsolated {
        told.log.append("first")
        screen.state.display.second = 7
      }
    }
    screen.state.display.first = 1
    #expect(told.log == ["first", "second"])
  }

  @Test(.mistakes) func aChildThatFindsAnotherHostInItsExitKeepsThatHost() {
    let script = Script()
    let host = screen(script)
    let other = screen(Script())
    let third = screen(Script())
    let childScript = Script()
    let child = screen(childScript)
    var handle: Screen<Kind>.Work?
    script.entering[.a] = { handle = $0.host(child) }
    for screen in [host, other, third] { screen.start() }
    childScript.exiting[.a] = { _ in
      childScript.exiting = [:]
      handle?.cancel()
      other.state.host(child) { kind in kind == .c ? .c : nil }
    }
    host.transition(to: .b)
    #expect(other.path == "a/a")
    #expect(third.state.host(child).refusal?.reason == .alreadyHosted)
    child.transition(to: .c)
    #expect(other.kind == .c)
    script.end()
  }

  @Test func aChildThatIsHostedAgainInAnUpdateOfItsHostGoesOn() {
    let script = Script()
    let host = screen(script)
    let childScript = Script()
    let child = screen(childScript)
    var handle: Screen<Kind>.Work?
    script.entering[.a] = { handle = $0.host(child) }
    host.start()
    let token = host.observe { _ in }
    childScript.entering[.b] = { _ in
      host.state.update { display in
        display.first = 1
        handle?.cancel()
        host.state.host(child)
      }
    }
    child.transition(to: .b)
    #expect(host.display.first == 1)
    #expect(host.transition(to: .b) == .taken)
    #expect(!child.isRunning)
    withExtendedLifetime(token) {}
    script.end()
    childScript.end()
  }

  @Test func aLogThatIsOpenedAfterAStopHasWhatIsAskedOfTheState() async {
    let screen = screen(Script())
    screen.start()
    screen.stop()
    let log = screen.transitions()
    screen.state.transition(to: .b, cause: "late")
    var records = log.makeAsyncIterator()
    #expect(await records.next()?.description == "• → b: late refused (notRunning)")
  }

  @Test func anInitialStateThatIsPassedOverIsStale() {
    let screen = screen(Script())
    let first = screen.state
    screen.start(at: .c)
    #expect(first.transition(to: .b).refusal?.reason == .stale)
  }
}
