import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What is wrong with a hosted screen has the name of its kinds, although its host goes on.
@MainActor
@Suite(.inTurn) struct HostedFindingTests {
  private func explorer(_ isMended: Bool) -> Explorer<Screen<CounterKind>, Blank> {
    var explorer = Explorer(CounterKind.self) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.request("turn()") { $0.turn() }
      inputs.request("ask()", of: TillKind.self) { $0.ask() }
      inputs.request("pay()", of: TillKind.self) { $0.pay() }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
      let till = ClosureFactory<TillKind> { kind in
        switch kind {
        case .asking: AskingTill(server, isMended)
        case .ready: ReadyTill()
        case .paid, .refunded: TillEnd()
        }
      }
      return Screen(
        initial: .open,
        states: ClosureFactory { $0 == .open ? OpenCounter(till) : ClosedCounter() })
    }
    explorer.showsLoading(in: TillKind.self) { $0.isLoading }
    return explorer
  }

  @Test func aDeadEndAndLoadingWithoutEndAndAnUnreachedKindAreThatOfTheHostedScreen() async {
    let findings = await explorer(false).explore().findings
    #expect(
      findings.map(\.sentence) == [
        "Nothing leads out of TillKind.asking.",
        "Nothing leads out of TillKind.paid.", "No sequence reaches TillKind.refunded.",
      ])
    // One cause: an indicator that nothing ends, and a dead end for the same reason.
    #expect(findings.map(\.rules) == [[.deadEnd, .stuckLoading], [.deadEnd], [.neverReached]])
    #expect(
      findings.first?.history == ["screen.start()", "await server.calls[0].fail(Offline())"])
  }

  @Test func whatAHostedScreenIsMeantToDoIsNamedWithItsKinds() async throws {
    var explorer = explorer(true)
    explorer.mayEnd = ["TillKind.paid"]
    explorer.mayMiss = ["TillKind.refunded"]
    try await explorer.explore().check()
    explorer.mayEnd.insert("TillKind.pade")
    let unknown = await explorer.sentences()
    #expect(unknown == ["mayEnd names TillKind.pade, and no sample or reached kind has that name."])
  }
}

private enum CounterKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = CounterState
  case open, closed
}

private class CounterState: Screen<CounterKind>.State {
  func turn() { ignored() }
}

/// Hosts a till, and goes on whatever the till does.
private final class OpenCounter: CounterState {
  private let till: ClosureFactory<TillKind>

  init(_ till: ClosureFactory<TillKind>) { self.till = till }

  override func enter() { host(Screen(initial: .asking, states: till)) }
  override func turn() { transition(to: .closed) }
}

private final class ClosedCounter: CounterState {
  override func turn() { transition(to: .open) }
}

private enum TillKind: StateKind, CaseIterable {
  typealias Display = TillDisplay
  typealias StateClass = TillState
  case asking, ready, paid, refunded
}

private struct TillDisplay: ScreenDisplay, Equatable {
  var isLoading = false
}

private class TillState: Screen<TillKind>.State {
  func ask() { ignored() }
  func pay() { ignored() }
}

private final class AskingTill: TillState {
  private let server: PendingWork<Void, Void>
  private let isMended: Bool

  init(_ server: PendingWork<Void, Void>, _ isMended: Bool) {
    (self.server, self.isMended) = (server, isMended)
  }

  override func enter() { ask() }

  override func ask() {
    if !isMended, display.isLoading { return ignored() }
    guard screen?.underWay.isEmpty == true else { return ignored() }
    display.isLoading = true
    perform { [server] in
      try await server(())
    } then: { [weak self] result in
      if case .success = result { return .ready }
      if self?.isMended == true { self?.display.isLoading = false }
      return nil
    }
  }
}

private final class ReadyTill: TillState {
  override func pay() { transition(to: .paid) }
}

private final class TillEnd: TillState {}
