import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Every history of a screen with everything on: a saved copy, the network, the connection, the
/// clock, and a change under way.
@MainActor
@Suite(.noMistakes) struct SongsExplorationTests {
  private struct Lost: Error {}

  /// What the world can answer, and what it has said.
  @MainActor private final class World: SongService {
    let loads = PendingWork<Void, [Song]>()
    let sets = PendingWork<Bool, Void>()
    let connection = PendingWork<Void, Bool>()
    /// What the server said last; nil while it has said nothing.
    var said: [Song]?
    var saved: [Song]
    /// How many loads were asked for, by a start or by the user, and how many of the server.
    var wishes = 0
    var asked = 0
    weak var screen: Screen<SongsKind>?

    init(saved: [Song]) { self.saved = saved }

    func songs() async throws -> [Song] {
      asked += 1
      let songs = try await loads(())
      said = songs
      return songs
    }

    func set(_ isLiked: Bool, of song: Song.ID) async throws { try await sets(isLiked) }

    /// The connection, as answers given by hand.
    ///
    /// A screen that has come to rest may not have asked for the next element yet: a sequence does not
    /// count. Here it does, by work of the state that ends when it has asked.
    func connections() -> AsyncStream<Bool> {
      let (asked, tell) = AsyncStream<Void>.makeStream()
      let waitUntilAsked: @MainActor () -> Void = { [weak self] in
        self?.screen?.state.perform {
          for await _ in asked { break }
        } then: { _ in
          nil
        }
      }
      waitUntilAsked()
      return AsyncStream { @MainActor [connection] in
        tell.yield()
        guard let isThere = try? await connection(()) else { return nil }
        if !Task.isCancelled { waitUntilAsked() }
        return isThere
      }
    }
  }

  private static let blue = Song(id: 1, title: "Blue")
  private static let limit = 1

  private func explorer(hasCopy: Bool) -> Explorer<Screen<SongsKind>, SongsDisplay> {
    let content = Content(request: NoRequest(), items: [Self.blue])
    let samples: [SongsKind] = [
      .loading(NoRequest()), .showingData(content), .refreshing(content),
      .empty(NoRequest(), .nothingThere), .error(NoRequest(), Failure("Lost.")),
      .waitingToRetry(
        PendingRetry(NoRequest(), after: Failure("Lost."), delay: .seconds(1))),
    ]
    var explorer = Explorer(SongsKind.self, samples: samples) { inputs in
      let clock = ManualClock()
      let world = World(saved: hasCopy ? [Self.blue] : [])
      let likes = Likes(world)
      var source = ContentSource<NoRequest, Song>(
        times: LoadingTimes(
          appearsAfter: nil, staysAtLeast: nil, slowAfter: nil, deadline: .seconds(30))
      ) { _, _ in try await likes.songs() }
      source.retries = RetryPolicy(limit: Self.limit, jitter: { 1 })
      source.setConnection { world.connections() }
      source.store = ContentStore(
        read: { _ in
          world.wishes += 1
          return world.saved.isEmpty ? nil : SavedCopy(world.saved, age: .seconds(60))
        },
        write: { _, copy in world.saved = copy.items })

      inputs.request("retry()") { state in
        if state is ShowingDataState<SongsKind>, state.canRetry { world.wishes += 1 }
        state.retry()
      }
      inputs.request("refresh()") { state in
        if !state.display.rows.isEmpty { world.wishes += 1 }
        state.refresh()
      }
      inputs.request("stopRetrying()") { $0.stopRetrying() }
      inputs.request(
        "like(1, true)", when: { !$0.display.rows.isEmpty && world.sets.calls.isEmpty }
      ) { $0.like(1, true) }
      inputs.answers(
        "world.loads", of: world.loads, .current,
        with: [.succeed([Self.blue], as: "[blue]"), .succeed([]), .fail(Lost())])
      inputs.answers("world.sets", of: world.sets, with: [.succeed(()), .fail(Lost())])
      inputs.answers(
        "world.connection", of: world.connection, .current, with: [.succeed(true), .succeed(false)])
      inputs.clock(clock)
      inputs.watch("what is saved") { world.saved.map(\.id) }

      inputs.always("there is one load at a time") { _ in
        world.loads.waiting.count { !$0.isCancelled } <= 1
      }
      inputs.always("there are no more requests than the budget") { _ in
        world.asked <= world.wishes * (1 + Self.limit)
      }
      inputs.always(
        "only the server says that there is nothing",
        when: { $0.display.emptyReason != nil }
      ) { _ in world.said == [] }
      inputs.always(
        "each row is what was said, plus what is under way", when: { !$0.display.rows.isEmpty }
      ) { screen in
        let isLiked = screen.kept.changes.last?.isLiked ?? false
        return screen.display.rows.map(\.isLiked) == [isLiked]
          && (world.said?.isEmpty == false || screen.display.savedAge != nil)
      }
      let screen = Screen<SongsKind>(
        initial: .loading(NoRequest()), keeping: SongsKept(),
        states: SongsStates(likes: likes, source: source), clock: clock)
      world.screen = screen
      return screen
    }
    explorer.memory = 0
    explorer.isLoading = { $0.activity != nil }
    explorer.always("nothing stands beside an error") { _, display in
      display.failure == nil || (display.rows.isEmpty && display.activity == nil)
    }
    return explorer
  }

  @Test(arguments: [false, true])
  func everyHistoryIsClean(hasCopy: Bool) async throws {
    let report = await explorer(hasCopy: hasCopy).explore()
    print(report.summary)
    try report.check()
    #expect(report.ending == .exhausted)
  }
}
