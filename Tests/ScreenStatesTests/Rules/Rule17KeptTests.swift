import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The current state hears of each write of what is kept that is not its screen's own.
@MainActor
@Suite(.probes, .noMistakes) struct Rule17KeptTests {
  private let probe = Probe()

  init() { probe.keptChanging(.a) }

  // MARK: - At once

  @Test func eachWriteIsToldAtOnceAlsoOfAnEqualValue() {
    let screen = probe.quietScreen()
    screen.kept = "x"
    probe.note("written")
    screen.kept = "x"
    screen.kept += "y"
    #expect(probe.log == ["kept a: x", "written", "kept a: x", "kept a: xy"])
  }

  @Test func itIsToldWhenTheAccessHasEnded() {
    let screen = probe.quietScreen()
    func change(_ text: inout String) {
      text = "changed"
      probe.note("change ends")
    }
    change(&screen.kept)
    #expect(probe.log == ["change ends", "kept a: changed"])
  }

  @Test func anAccessThatThrowsIsToldAsAnyOther() {
    let screen = probe.quietScreen()
    let reader = View { screen.kept }
    func change(_ text: inout String) throws {
      text = "half"
      throw CancellationError()
    }
    #expect(throws: CancellationError.self) { try change(&screen.kept) }
    #expect(screen.kept == "half")
    #expect(probe.log == ["kept a: half"])
    reader.update()
    #expect(reader.readings == ["", "half"])
  }

  @Test func aWriteThroughAKeyPathIsOne() {
    let screen = probe.quietScreen()
    screen[keyPath: \.kept] = "bound"
    #expect(probe.log == ["kept a: bound"])
  }

  // MARK: - What is the screen's own

  @Test func whatItWritesItselfDoesNotCallIt() {
    probe.keptChanging(.a) { state in
      state.screen?.kept += "!"
      state.update { _ in state.screen?.kept += "?" }
    }
    let screen = probe.quietScreen()
    screen.kept = "x"
    #expect(screen.kept == "x!?")
    #expect(probe.log == ["kept a: x"])
  }

  @Test func workWritesFromOutside() async {
    let screen = probe.quietScreen()
    screen.state.load(then: nil) { [unowned screen] in screen.kept = "worked" }
    await screen.settled()
    #expect(probe.log == ["kept a: worked"])
  }

  @Test func whatAnotherScreenWritesInItsHookIsTold() {
    let screen = probe.quietScreen()
    let other = Probe()
    other.entering(.b) { [unowned screen] _ in
      screen.kept = "from b"
      other.note("enter ends")
    }
    let otherScreen = other.quietScreen()
    otherScreen.state.go(.b)
    #expect(probe.log == ["kept a: from b"])
    #expect(other.log.last == "enter ends")
  }

  // MARK: - What waits

  @Test func whileObserversAreToldSeveralWritesAreOneCall() {
    let screen = probe.quietScreen()
    screen.watch { [probe, unowned screen] display in
      guard display.text == "drawn" else { return }
      screen.kept += "1"
      screen.kept += "2"
      probe.note("told")
    }
    screen.state.display.text = "drawn"
    #expect(probe.log == ["told", "kept a: 12"])
  }

  @Test func whileAChildMovesSeveralWritesAreOneCall() {
    let inner = Probe("inner", in: Journal())
    let child = inner.screen()
    probe.entering(.a) { $0.host(child) }
    let screen = probe.quietScreen()
    inner.entering(.b) { [probe, unowned screen] _ in
      screen.kept += "1"
      screen.kept += "2"
      probe.note("enter of the child ends")
    }
    child.state.go(.b)
    #expect(probe.log == ["enter of the child ends", "kept a: 12"])
  }

  @Test(arguments: [ProbeKind.b, .a])
  func aStateThatIsEnteredMeanwhileIsNotTold(kind: ProbeKind) {
    probe.keptChanging(.b)
    let screen = probe.quietScreen()
    screen.watch { [unowned screen] display in
      guard display.text == "drawn" else { return }
      screen.kept = "x"
      // The state's own request goes first.
      screen.state.go(kind)
    }
    screen.state.display.text = "drawn"
    let (name, log) = (kind.name, probe.log)
    #expect(log == ["may a → \(name)", "make \(name)", "exit a", "enter \(name)"])
    screen.kept = "y"
    #expect(probe.log.last == "kept \(name): y")
  }

  @Test func aRequestFromOutsideThatCameLaterComesAfterIt() {
    let screen = probe.quietScreen()
    screen.watch { [unowned screen] display in
      guard display.text == "drawn" else { return }
      screen.kept = "x"
      screen.transition(to: .b)
      // It is not told again: its first call waits still.
      screen.kept = "y"
    }
    screen.state.display.text = "drawn"
    #expect(probe.log == ["kept a: y", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func aWriteAfterItsCallWaitsForAnother() {
    let screen = probe.quietScreen()
    probe.keptChanging(.a) { $0.display.text = $0.screen?.kept ?? "" }
    screen.watch { [unowned screen] display in
      if display.text == "x" { screen.kept = "y" }
    }
    screen.kept = "x"
    #expect(probe.log == ["kept a: x", "kept a: y"])
  }
}
