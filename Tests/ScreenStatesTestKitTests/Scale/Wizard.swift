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

enum WizardButton: CaseIterable {
  case next, back, type, clear, express, standard, wrap, unwrap, pay, send, giveUp, again
}

class WizardState: WizardScreen.State {
  func press(_ button: WizardButton) { ignored() }
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

  override func press(_ button: WizardButton) {
    let kind: WizardKind? =
      switch button {
      case .next: following
      case .back: former
      case .giveUp: .given
      default: nil
      }
    if let kind { transition(to: kind) } else { ignored() }
  }
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

  override func press(_ button: WizardButton) {
    switch button {
    case .type: display.canGoOn = true
    case .clear: display.canGoOn = false
    default: super.press(button)
    }
  }
}

/// Shows at once what is chosen, and forgets it with its state.
final class ChoosingStep: WizardStep {
  override func press(_ button: WizardButton) {
    switch button {
    case .express: display.title = "express"
    case .standard: display.title = "delivery"
    case .wrap: display.title = "wrapped"
    case .unwrap: display.title = "gift"
    default: super.press(button)
    }
  }
}

final class PaymentStep: WizardStep {
  override func press(_ button: WizardButton) {
    if button == .pay { transition(to: .review) } else { super.press(button) }
  }
}

final class ReviewStep: WizardStep {
  override func press(_ button: WizardButton) {
    if button == .send, screen?.kept.found.contains("Missing()") == false {
      transition(to: .sent)
    } else {
      super.press(button)
    }
  }
}

final class WizardEnd: WizardState {
  override func enter() { display.title = "end" }
  override func press(_ button: WizardButton) {
    if button == .again { transition(to: .name) } else { ignored() }
  }
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
    for button in WizardButton.allCases {
      inputs.request("press(.\(button))") { $0.press(button) }
    }
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
