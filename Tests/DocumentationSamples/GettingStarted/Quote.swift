import ScreenStates

/// What can be on screen; the defaults are the blank screen.
struct QuoteDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var quote = ""
  var error = ""
}

/// Which states there are, and what each needs to begin.
enum QuoteKind: StateKind, Equatable {
  typealias Display = QuoteDisplay
  typealias StateClass = QuoteState
  case loading
  case showing(String)
  case failed(String)
}

typealias QuoteScreen = Screen<QuoteKind>

/// The requests of the user; a state ignores each one that it does not override.
class QuoteState: QuoteScreen.State {
  func another() { ignored() }
}

protocol QuoteService: Sendable {
  func quote() async throws -> String
}

final class LoadingState: QuoteState {
  private let service: any QuoteService

  init(service: any QuoteService) { self.service = service }

  override func enter() {
    display.isLoading = true
    perform { [service] in
      try await service.quote()
    } then: { result in
      switch result {
      case .success(let quote): .showing(quote)
      case .failure(let error): .failed("\(error)")
      }
    }
  }
}

final class ShowingState: QuoteState {
  private let quote: String

  init(quote: String) { self.quote = quote }

  override func enter() { display.quote = quote }
  override func another() { transition(to: .loading) }
}

final class FailedState: QuoteState {
  private let sentence: String

  init(sentence: String) { self.sentence = sentence }

  override func enter() { display.error = sentence }
  override func another() { transition(to: .loading) }
}

/// Makes the state for each kind; the compiler checks that none is missing.
struct QuoteStates: StateFactory {
  let service: any QuoteService

  func makeState(for kind: QuoteKind) -> QuoteState {
    switch kind {
    case .loading: LoadingState(service: service)
    case .showing(let quote): ShowingState(quote: quote)
    case .failed(let sentence): FailedState(sentence: sentence)
    }
  }
}
