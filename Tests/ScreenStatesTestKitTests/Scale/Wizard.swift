import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// A large screen: eight kinds, twelve requests, and up to three calls that are open from the start.

struct WizardForm: Hashable {
  /// What each of the calls has brought; nil while it is open.
  var found: [String?]
}

struct WizardDisplay: ScreenDisplay, Equatable {
  var title = ""
  var canGoOn = false
  var problem: String?
}

enum WizardKind: StateKind, CaseIterable {
  typealias Display = WizardDisplay
  typealias StateClass = WizardState
  typealias Kept = WizardForm
  case name, address, delivery, gift, payment, review, sent, given
}

typealias WizardScreen = Screen<WizardKind>

class WizardState: WizardScreen.State {
  func next() { ignored() }
  func back() { ignored() }
  func type() { ignored() }
  func clear() { ignored() }
  func express() { ignored() }
  func standard() { ignored() }
  func wrap() { ignored() }
  func unwrap() { ignored() }
  func pay() { ignored() }
  func send() { ignored() }
  func giveUp() { ignored() }
  func again() { ignored() }
}

/// One of the steps, each of which shows what the calls have brought so far.
class WizardStep: WizardState {
  private let title: String
  private let former: WizardKind?
  private let following: WizardKind?

  init(_ title: String, _ former: WizardKind?, _ following: WizardKind?) {
    (self.title, self.former, self.following) = (title, former, following)
  }

  override func enter() {
    display.title = title
    keptChanged()
  }

  override func keptChanged() { show() }

  func show() {
    guard let form = screen?.kept else { return }
    display.problem = form.found.contains("Missing()") ? "Something is missing." : nil
  }

  override func next() { if let following { transition(to: following) } else { ignored() } }
  override func back() { if let former { transition(to: former) } else { ignored() } }
  override func giveUp() { transition(to: .given) }
}

/// Asks for all that the later steps need.
final class NameStep: WizardStep {
  private let works: [PendingWork<Void, Void>]

  init(_ works: [PendingWork<Void, Void>]) {
    self.works = works
    super.init("name", nil, .address)
  }

  override func enter() {
    super.enter()
    guard let screen, screen.underWay.isEmpty else { return }
    for (number, work) in works.enumerated() where screen.kept.found[number] == nil {
      screen.perform {
        try await work(())
      } then: { state, result in
        switch result {
        case .success: state.screen?.kept.found[number] = "found"
        case .failure(let error): state.screen?.kept.found[number] = "\(error)"
        }
      }
    }
  }

  override func type() {
    display.canGoOn = true
  }

  override func clear() {
    display.canGoOn = false
  }
}

/// Shows at once what is chosen, and forgets it with its state.
final class ChoosingStep: WizardStep {
  override func express() { display.title = "express" }
  override func standard() { display.title = "delivery" }
  override func wrap() { display.title = "wrapped" }
  override func unwrap() { display.title = "gift" }
}

final class PaymentStep: WizardStep {
  override func next() { ignored() }
  override func pay() { transition(to: .review) }
}

final class ReviewStep: WizardStep {
  override func next() { ignored() }
  override func send() {
    if screen?.kept.found.contains("Missing()") == false {
      transition(to: .sent)
    } else {
      ignored()
    }
  }
}

final class WizardEnd: WizardState {
  override func enter() { display.title = "end" }
  override func again() { transition(to: .name) }
}

struct WizardStates: StateFactory {
  let works: [PendingWork<Void, Void>]

  func makeState(for kind: WizardKind) -> WizardState {
    switch kind {
    case .name: NameStep(works)
    case .address: WizardStep("address", .name, .delivery)
    case .delivery: ChoosingStep("delivery", .address, .gift)
    case .gift: ChoosingStep("gift", .delivery, .payment)
    case .payment: PaymentStep("payment", .gift, nil)
    case .review: ReviewStep("review", .payment, nil)
    case .sent, .given: WizardEnd()
    }
  }
}

private struct Missing: Error {}
private struct Late: Error {}

@MainActor
func explorerOfTheWizard(calls: Int) -> Explorer<WizardScreen, WizardDisplay> {
  var explorer = Explorer(WizardKind.self) { inputs in
    let works = (0..<calls).map { _ in
      PendingWork<Void, Void>(whenCancelled: .fail, reporter: .silent)
    }
    inputs.request("next()") { $0.next() }
    inputs.request("back()") { $0.back() }
    inputs.request("type()") { $0.type() }
    inputs.request("clear()") { $0.clear() }
    inputs.request("express()") { $0.express() }
    inputs.request("standard()") { $0.standard() }
    inputs.request("wrap()") { $0.wrap() }
    inputs.request("unwrap()") { $0.unwrap() }
    inputs.request("pay()") { $0.pay() }
    inputs.request("send()") { $0.send() }
    inputs.request("giveUp()") { $0.giveUp() }
    inputs.request("again()") { $0.again() }
    for (number, work) in works.enumerated() {
      inputs.answers(
        "works[\(number)]", of: work,
        with: number < 2
          ? [.succeed(()), .fail(Missing())] : [.succeed(()), .fail(Missing()), .fail(Late())])
    }
    return WizardScreen(
      initial: .name, keeping: WizardForm(found: works.map { _ in nil }),
      states: WizardStates(works: works))
  }
  explorer.mayEnd = ["sent", "given"]
  explorer.memory = 0
  return explorer
}
