import ScreenStates

// The search of `SearchModel`, as a screen.

struct ResultsDisplay: ScreenDisplay, Equatable {
  var items: [String] = []
  var isLoading = false
  var error: String?
}

enum ResultsKind: StateKind, Equatable {
  typealias Display = ResultsDisplay
  typealias StateClass = ResultsState
  case blank
  /// Loads a page, and shows the pages before it meanwhile.
  case loading(Question, after: [String])
  case showing([String], upTo: Question)
  case failed(String)
}

class ResultsState: Screen<ResultsKind>.State {
  func search(_ text: String) { transition(to: .loading(Question(text: text), after: [])) }
  func loadMore() { ignored() }
  func cancel() { ignored() }
}

final class BlankResults: ResultsState {}

final class LoadingResults: ResultsState {
  private let find: @MainActor (Question) async throws -> [String]
  private let question: Question
  private let former: [String]

  init(
    _ question: Question, after former: [String],
    find: @escaping @MainActor (Question) async throws -> [String]
  ) {
    (self.question, self.former, self.find) = (question, former, find)
  }

  override func enter() {
    (display.items, display.isLoading) = (former, true)
    perform { [find, question] in
      try await find(question)
    } then: { [question, former] result in
      switch result {
      case .success(let found): .showing(former + found, upTo: question)
      case .failure(let error): .failed("\(error)")
      }
    }
  }

  override func cancel() {
    let last = Question(text: question.text, page: question.page - 1)
    transition(to: question.page == 0 ? .blank : .showing(former, upTo: last))
  }
}

final class ShowingResults: ResultsState {
  private let items: [String]
  private let last: Question

  init(_ items: [String], upTo last: Question) { (self.items, self.last) = (items, last) }

  override func enter() { display.items = items }

  override func loadMore() {
    transition(to: .loading(Question(text: last.text, page: last.page + 1), after: items))
  }
}

final class FailedResults: ResultsState {
  private let error: String

  init(_ error: String) { self.error = error }

  override func enter() { display.error = error }
}

struct ResultsStates: StateFactory {
  let find: @MainActor (Question) async throws -> [String]

  func makeState(for kind: ResultsKind) -> ResultsState {
    switch kind {
    case .blank: BlankResults()
    case .loading(let question, let former): LoadingResults(question, after: former, find: find)
    case .showing(let items, let last): ShowingResults(items, upTo: last)
    case .failed(let error): FailedResults(error)
    }
  }
}
