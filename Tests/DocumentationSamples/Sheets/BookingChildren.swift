import ScreenStates

// The sheet.

struct CheckoutSheetDisplay: ScreenDisplay, Equatable {
  var sum = ""
  var isPaying = false
  var problem: String?
}

enum CheckoutKind: StateKind, Codable, Equatable {
  typealias Display = CheckoutSheetDisplay
  typealias StateClass = CheckoutState
  case asking
  case paying
  case refused
  case paid
  case closed
}

typealias CheckoutScreen = Screen<CheckoutKind>

struct CheckoutStates: StateFactory {
  let theatre: any Theatre
  let seats: [String]

  func makeState(for kind: CheckoutKind) -> CheckoutState {
    switch kind {
    case .asking, .refused: CardState(seats, wasRefused: kind == .refused)
    case .paying: PayingState(seats, theatre)
    case .paid, .closed: CheckoutState(seats)
    }
  }
}

/// Draws the sum in every kind: the sheet shows the last one while it slides away.
class CheckoutState: CheckoutScreen.State {
  fileprivate let seats: [String]

  init(_ seats: [String]) { self.seats = seats }

  override func enter() { display.sum = "\(seats.count * 30) €" }

  func pay() { ignored() }
  func close() { ignored() }
}

final class CardState: CheckoutState {
  private let wasRefused: Bool

  init(_ seats: [String], wasRefused: Bool) {
    self.wasRefused = wasRefused
    super.init(seats)
  }

  override func enter() {
    super.enter()
    if wasRefused { display.problem = "The card was refused." }
  }

  override func pay() { transition(to: .paying) }
  override func close() { transition(to: .closed) }
}

/// Cannot be closed: a payment is under way.
final class PayingState: CheckoutState {
  private let theatre: any Theatre

  init(_ seats: [String], _ theatre: any Theatre) {
    self.theatre = theatre
    super.init(seats)
  }

  override func enter() {
    super.enter()
    display.isPaying = true
    perform { [theatre, seats] in
      try await theatre.pay(for: seats)
    } then: { result in
      if case .success = result { .paid } else { .refused }
    }
  }
}

// An alert with two buttons, for any host.

struct QuestionDisplay: ScreenDisplay, Equatable {}

enum QuestionKind: StateKind, Codable, Equatable {
  typealias Display = QuestionDisplay
  typealias StateClass = QuestionState
  case asking, yes, no
}

typealias QuestionScreen = Screen<QuestionKind>

struct QuestionStates: StateFactory {
  func makeState(for kind: QuestionKind) -> QuestionState {
    kind == .asking ? OpenQuestionState() : QuestionState()
  }
}

class QuestionState: QuestionScreen.State {
  func answer(_ isYes: Bool) { ignored() }
}

final class OpenQuestionState: QuestionState {
  override func answer(_ isYes: Bool) { transition(to: isYes ? .yes : .no) }
}
