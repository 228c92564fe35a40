import ContentStates
import ScreenStates
import ScreenStatesTestKit

/// What a service was asked with.
struct Ask: Equatable {
  var words: String
  var cursor: PageCursor?

  init(_ words: String, _ cursor: PageCursor? = nil) { (self.words, self.cursor) = (words, cursor) }
}

struct Plain: Error {}

typealias ShelfKind = ContentKind<String, Int>
typealias ShelfContent = Content<String, Int>

/// A screen of numbers whose service and clock are moved by hand.
@MainActor
final class Shelf {
  let clock = ManualClock()
  let service = PendingWork<Ask, Page<Int>>()
  let screen: ContentScreen<String, Int>
  private let recorder: DisplayRecorder<ShelfKind>
  private var tokens: [ObservationToken] = []

  /// Starts the screen at a kind.
  init(
    at kind: ShelfKind = .loading(""), times: LoadingTimes = LoadingTimes(),
    changing change: (inout ContentSource<String, Int>) -> Void = { _ in }
  ) async {
    var source = ContentSource<String, Int>(times: times) { [service] words, cursor in
      try await service(Ask(words, cursor))
    }
    change(&source)
    screen = ContentScreen(initial: kind, states: ContentFactory(source), clock: clock)
    screen.start()
    recorder = DisplayRecorder(of: screen)
    await screen.settled()
  }

  /// Tells a view of the screen for as long as there is the shelf.
  func present(to view: some ContentPresenting<Int>) { tokens.append(screen.present(to: view)) }

  /// The settled frames, in order.
  var frames: [ContentDisplay<Int>] { recorder.all }

  // A call that is never answered would keep its task for ever.
  deinit {
    Task { @MainActor [service] in service.abandon() }
  }

  var kind: ShelfKind { screen.kind }
  var display: ContentDisplay<Int> { screen.display }
  var asked: [Ask] { service.calls.compactMap(\.argument) }

  /// Answers the call that was made last, and waits for what follows from it.
  func answer(_ items: [Int], next: PageCursor? = nil) async {
    await service.calls.last?.succeed(Page(items, next: next))
    await screen.settled()
  }

  func fail(_ error: any Error = Plain()) async {
    await service.calls.last?.fail(error)
  }
}

extension Screen {
  /// Starts the screen and waits for what it loads.
  func begin() async {
    start()
    await settled()
  }
}
