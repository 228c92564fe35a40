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
    case .paid, .closed: CheckoutState()
    }
  }
}

class CheckoutState: CheckoutScreen.State {
  func pay() { ignored() }
  func close() { ignored() }
}

final class CardState: CheckoutState {
  private let seats: [String]
  private let wasRefused: Bool

  init(_ seats: [String], wasRefused: Bool) { (self.seats, self.wasRefused) = (seats, wasRefused) }

  override func enter() {
    display.sum = "\(seats.count * 30) €"
    if wasRefused { display.problem = "The card was refused." }
  }

  override func pay() { transition(to: .paying) }
  override func close() { transition(to: .closed) }
}

/// Cannot be closed: a payment is under way.
final class PayingState: CheckoutState {
  private let seats: [String]
  private let theatre: any Theatre

  init(_ seats: [String], _ theatre: any Theatre) { (self.seats, self.theatre) = (seats, theatre) }

  override func enter() {
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
