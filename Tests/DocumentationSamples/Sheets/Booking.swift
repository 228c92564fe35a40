import ScreenStates

// Seats are held for some minutes. Meanwhile a sheet asks for the payment, and an alert asks whether
// to give them back.

struct BookingDisplay: ScreenDisplay, Equatable {
  var seats: [String] = []
  var secondsLeft = 0
  var hasExpired = false
}

enum BookingKind: StateKind, Codable, Equatable {
  typealias Display = BookingDisplay
  typealias StateClass = BookingState
  case choosing
  case holding([String])
  case expired
  case paid([String])
}

typealias BookingScreen = Screen<BookingKind>

@MainActor
protocol Theatre {
  func release(_ seats: [String])
  func pay(for seats: [String]) async throws
}

struct BookingStates: StateFactory {
  let theatre: any Theatre
  var seconds = 300

  func makeState(for kind: BookingKind) -> BookingState {
    switch kind {
    case .choosing: ChoosingSeatsState()
    case .holding(let seats): HoldingState(seats, theatre, seconds: seconds)
    case .expired: ExpiredState()
    case .paid(let seats): PaidState(seats)
    }
  }
}

class BookingState: BookingScreen.State {
  func choose(_ seats: [String]) { ignored() }
  func pay() { ignored() }
  func closeCheckout() { ignored() }
  func giveBack() { ignored() }
  func keep() { ignored() }
  func closeAlert() { ignored() }
}

final class ChoosingSeatsState: BookingState {
  override func choose(_ seats: [String]) { transition(to: .holding(seats)) }
}

final class HoldingState: BookingState {
  private let seats: [String]
  private let theatre: any Theatre
  private let seconds: Int

  init(_ seats: [String], _ theatre: any Theatre, seconds: Int) {
    (self.seats, self.theatre, self.seconds) = (seats, theatre, seconds)
  }

  override func enter() {
    let end = clock.now.advanced(by: .seconds(seconds))
    display.seats = seats
    display.secondsLeft = seconds
    every(.seconds(1)) { [self] in
      let left = clock.now.duration(to: end)
      display.secondsLeft = Int((left / .seconds(1)).rounded(.up))
      return left > .zero ? nil : .expired
    }
  }

  override func exit() {
    guard case .to(.paid) = departure else { return theatre.release(seats) }
  }

  /// Opens a sheet; the countdown goes on behind it.
  override func pay() {
    guard screen?.child(CheckoutScreen.self) == nil else { return ignored() }
    host(
      CheckoutScreen(initial: .asking, states: CheckoutStates(theatre: theatre, seats: seats)),
      then: { [seats] kind in kind == .paid ? .paid(seats) : nil },
      until: { $0 == .closed })
  }

  override func closeCheckout() { screen?.child(CheckoutScreen.self)?.state.close() }

  /// Opens an alert that is a child; the countdown goes on behind it, too.
  override func giveBack() {
    guard screen?.child(QuestionScreen.self) == nil else { return ignored() }
    host(
      QuestionScreen(initial: .asking, states: QuestionStates()),
      then: { $0 == .yes ? .choosing : nil }, until: { $0 == .no })
  }

  override func keep() { screen?.child(QuestionScreen.self)?.state.answer(false) }
}

/// An alert that is a state: nothing goes on behind it.
final class ExpiredState: BookingState {
  override func enter() { display.hasExpired = true }
  override func closeAlert() { transition(to: .choosing) }
}

final class PaidState: BookingState {
  private let seats: [String]

  init(_ seats: [String]) { self.seats = seats }

  override func enter() { display.seats = seats }
}
