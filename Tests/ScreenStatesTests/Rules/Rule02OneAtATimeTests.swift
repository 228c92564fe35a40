import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// While a transition runs, what is asked for is queued.
@MainActor
@Suite(.probes, .noMistakes) struct Rule02OneAtATimeTests {
  private let probe = Probe()

  @Test func aRequestInEnterRunsWhenEnterIsComplete() {
    probe.entering(.a) { state in
      probe.note("\(state.go(.b))")
      probe.note("enter a ends")
    }
    let screen = probe.startedScreen()
    #expect(
      probe.log == [
        "make a", "enter a", "queued", "enter a ends", "may a → b", "make b", "exit a", "enter b",
      ])
    #expect(screen.kind == .b)
  }

  @Test func aRequestInThenRunsWhenThatIsComplete() async {
    probe.entering(.a) { state in
      state.load { [weak state] in
        probe.note("\(state?.go(.b) ?? .taken)")
        probe.note("then ends")
        return nil
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["queued", "then ends", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func aRequestInAnUpdateRunsWhenThatIsComplete() {
    let screen = probe.quietScreen()
    let state = screen.state
    state.update { display in
      probe.note("\(state.go(.b))")
      display.text = "drawn"
      probe.note("update ends")
    }
    #expect(probe.log == ["queued", "update ends", "may a → b", "make b", "exit a", "enter b"])
  }

  @Test func aRequestInAnObserverRunsWhenAllHaveBeenTold() {
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      probe.note("first \(display.text)")
      if display.text == "go" { probe.note("\(screen?.transition(to: .b) ?? .taken)") }
    }
    screen.watch { probe.note("second \($0.text)") }
    screen.state.display.text = "go"
    #expect(
      probe.log == [
        "first ", "second ", "first go", "queued", "second go", "may a → b", "make b", "exit a",
        "enter b", "first ", "second ",
      ])
  }

  @Test func inTheFactoryTheStateIsTheOldOneAndARequestOfTheScreenRunsAfterTheTransition() {
    let screen = probe.quietScreen()
    probe.making(.b) { [weak screen] in
      probe.note("in \(screen?.kind.name ?? "none"): \(screen?.transition(to: .c) ?? .taken)")
      return nil
    }
    #expect(screen.state.go(.b) == .taken)
    #expect(
      probe.log == [
        "may a → b", "make b", "in a: queued", "exit a", "enter b", "may b → c", "make c",
        "exit b", "enter c",
      ])
  }

  /// How many calls the stack holds; the same for two calls from the same place by the same way.
  private func stackDepth() -> Int { Thread.callStackReturnAddresses.count }

  @Test func theStackDoesNotGrowWithAChain() {
    var depths: Set<Int> = []
    probe.entering(.number(0)) { state in
      depths.insert(stackDepth())
      guard case .number(let number) = state.kind, number < 1_000 else { return }
      state.go(.number(number + 1))
    }
    let screen = probe.startedScreen(initial: .number(0))
    #expect(screen.kind == .number(1_000))
    // The first is entered by the start, the others all by the one loop.
    #expect(depths.count <= 2)
  }

  @Test func requestsFromOutsideRunInTheirOrder() {
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      guard let screen, display.text == "go" else { return }
      screen.state.go(.number(1))
      screen.transition(to: .number(2))
      screen.transition(to: .number(3))
    }
    screen.state.display.text = "go"
    #expect(screen.kind == .number(3))
    #expect(
      probe.log.filter { $0.hasPrefix("enter") } == Array(repeating: "enter number", count: 3))
  }

  @Test func anEqualDepthOfTheStackForEachFrameThatAsksAgain() {
    var depths: Set<Int> = []
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      depths.insert(stackDepth())
      if display.count < 100 { screen?.state.display.count += 1 }
    }
    #expect(screen.display.count == 100)
    // Once when it is added, and then always from the one loop.
    #expect(depths.count <= 2)
  }
}
