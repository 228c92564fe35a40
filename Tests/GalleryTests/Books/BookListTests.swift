import Gallery
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The child that lists the books, alone.
@MainActor
@Suite struct BookListTests {
  private let service = PendingBooks()

  private func list(in kind: BookListKind = .loading()) async -> BookListScreen {
    let screen = BookListScreen(initial: kind, states: BookListStates(service: service))
    screen.start()
    await screen.settled()
    return screen
  }

  @Test func loadsByItself() async {
    let screen = await list()
    #expect(screen.display == .drawing { $0.isLoading = true })
    #expect(screen.state.answers.isEmpty)
    await service.work.calls[0].succeed([.emma, .faust])
    #expect(screen.display == .drawing { $0.books = [.emma, .faust] })
  }

  @Test func refreshesBesideTheBooks() async {
    let screen = await list(in: .showing([.emma]))
    screen.state.answer(.refresh)
    screen.state.answer(.refresh)
    #expect(
      screen.display
        == .drawing {
          $0.isLoading = true
          $0.books = [.emma]
        })
    await screen.settled()
    #expect(service.work.calls.count == 1)
    await service.work.calls[0].succeed([.faust])
    #expect(screen.display == .drawing { $0.books = [.faust] })
  }

  @Test func saysThatThereAreNoneAndLooksAgain() async {
    let screen = await list()
    await service.work.calls[0].succeed([])
    #expect(screen.display == .drawing { $0.sentence = "There are no books." })
    screen.state.answer(.refresh)
    #expect(screen.kind == .loading())
  }

  @Test func aRetryThatSucceedsLeavesNoTraceOfTheError() async {
    let screen = await list()
    await service.work.calls[0].fail(Complaint("No."))
    #expect(
      screen.display
        == .drawing {
          $0.sentence = "No."
          $0.isError = true
        })
    await screen.send { $0.answer(.retry) }
    await service.work.calls[1].succeed([.emma])
    #expect(screen.display == .drawing { $0.books = [.emma] })
  }

  @Test func anInterruptedLoadDoesNotLoadForEver() async {
    let screen = await list()
    await service.work.calls[0].fail(CancellationError())
    #expect(screen.state.answers == [.retry])
  }

  @Test(arguments: [BooksRequest.retry, BooksRequest("sing")])
  func ignoresOnTheRecordWhatItDoesNotAnswer(_ request: BooksRequest) async {
    let screen = await list(in: .showing([.emma]))
    let log = TransitionRecorder(of: screen)
    screen.state.answer(request)
    #expect(log.all.map(\.outcome) == [.ignored])
    #expect(screen.kind == .showing([.emma]))
  }
}
