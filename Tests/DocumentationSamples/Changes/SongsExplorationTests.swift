import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Every history of a screen with everything on: a saved copy, the network, the connection, the
/// clock, and changes under way.
@MainActor
@Suite(.noMistakes) struct SongsExplorationTests {
  private struct Lost: Error {}

  /// What the world can answer, what it has taken, and what it has said.
  @MainActor private final class World: SongService {
    let loads = PendingWork<Void, [Song]>()
    let sets = PendingWork<LikeChange, Void>()
    let connection = PendingWork<Void, Bool>()
    /// What the server has taken.
    var liked: Set<Song.ID> = []
    /// The changes that the server has neither taken nor refused.
    var underWay: [LikeChange] = []
    /// How many changes the user has made.
    var taps = 0
    /// What the server said last; nil while it has said nothing.
    var said: [Song]?
    var saved: [Song]
    /// How many loads were asked of the server since a start or the user last asked for one.
    var asked = 0
    weak var screen: Screen<SongsKind>?

    init(saved: [Song]) { self.saved = saved }

    /// Answers with what the server had when it was asked.
    func songs() async throws -> [Song] {
      asked += 1
      let liked = liked
      var songs = try await loads(())
      for index in songs.indices { songs[index].isLiked = liked.contains(songs[index].id) }
      said = songs
      return songs
    }

    func set(_ isLiked: Bool, of song: Song.ID) async throws {
      let change = LikeChange(song: song, isLiked: isLiked)
      let result: Result<Void, any Error>
      do { result = .success(try await sets(change)) } catch { result = .failure(error) }
      // What a stop has cancelled is sent again.
      try Task.checkCancellation()
      underWay.removeAll { $0 == change }
      try result.get()
      if isLiked { liked.insert(song) } else { liked.remove(song) }
    }

    /// What a row must show: what is under way, else what the server has.
    func isLiked(_ song: Song.ID) -> Bool {
      underWay.last { $0.song == song }?.isLiked ?? liked.contains(song)
    }

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

  private static let limit = 1

  private func explorer(_ taps: [Int], hasCopy: Bool) -> Explorer<Screen<SongsKind>, SongsDisplay> {
    let songs = Set(taps).sorted().map { Song(id: $0, title: "\($0)") }
    let content = Content(request: NoRequest(), items: songs)
    let samples: [SongsKind] = [
      .loading(NoRequest()), .showingData(content), .refreshing(content),
      .empty(NoRequest(), .nothingThere), .error(NoRequest(), Failure("Lost.")),
      .waitingToRetry(
        PendingRetry(NoRequest(), after: Failure("Lost."), delay: .seconds(1))),
    ]
    var explorer = Explorer(SongsKind.self, samples: samples) { inputs in
      let clock = ManualClock()
      let world = World(saved: hasCopy ? songs : [])
      let likes = Likes(world)
      var source = ContentSource<NoRequest, Song>(
        times: LoadingTimes(
          appearsAfter: nil, staysAtLeast: nil, slowAfter: nil, deadline: .seconds(30))
      ) { _, _ in try await likes.songs() }
      source.retries = RetryPolicy(limit: Self.limit, jitter: { 1 })
      source.setConnection { world.connections() }
      source.store = ContentStore(
        read: { _ in
          world.asked = 0
          return world.saved.isEmpty ? nil : SavedCopy(world.saved, age: .seconds(60))
        },
        write: { _, copy in world.saved = copy.items })

      inputs.request("retry()") { state in
        if state is ShowingDataState<SongsKind>, state.canRetry { world.asked = 0 }
        state.retry()
      }
      inputs.request("refresh()") { state in
        if !state.display.rows.isEmpty { world.asked = 0 }
        state.refresh()
      }
      inputs.request("stopRetrying()") { $0.stopRetrying() }
      for (tap, song) in taps.enumerated() {
        let isLiked = !taps[..<tap].contains(song)
        inputs.request(
          "like(\(song), \(isLiked))", when: { !$0.display.rows.isEmpty && world.taps == tap }
        ) { state in
          if state.isCurrent {
            world.taps += 1
            world.underWay.append(LikeChange(song: song, isLiked: isLiked))
          }
          state.like(song, isLiked)
        }
      }
      inputs.answers(
        "world.loads", of: world.loads, .current,
        with: [.succeed(songs, as: "songs"), .succeed([]), .fail(Lost())])
      // Answers that come after a stop are tried with one change: with two they make 8,161
      // situations, which takes minutes; nothing was found in them.
      inputs.answers(
        "world.sets", of: world.sets, taps.count == 1 ? .any : .current,
        with: [.succeed(()), .fail(Lost())])
      inputs.answers(
        "world.connection", of: world.connection, .current, with: [.succeed(true), .succeed(false)])
      inputs.clock(clock)
      inputs.watch("what is saved") { world.saved }
      inputs.watch("what is liked") { world.liked.sorted() }

      inputs.always("there is one load at a time") { _ in
        world.loads.waiting.count { !$0.isCancelled } <= 1
      }
      inputs.always(
        "what was sent is under way",
        when: { $0.isRunning && $0.kept.changes.contains { $0.isSent && $0.number == nil } }
      ) { screen in
        screen.kept.changes.allSatisfy { change in
          !change.isSent || change.number != nil || likes.sending[change.song]?.isUnderWay == true
        }
      }
      inputs.always("there are no more requests than the budget") { _ in
        world.asked <= 1 + Self.limit
      }
      inputs.always(
        "only the server says that there is nothing",
        when: { $0.display.emptyReason != nil }
      ) { _ in world.said == [] }
      inputs.always(
        "each row is what was said, plus what is under way", when: { !$0.display.rows.isEmpty }
      ) { screen in
        screen.display.rows.map(\.isLiked) == songs.map { world.isLiked($0.id) }
          && (world.said?.isEmpty == false || screen.display.savedAge != nil)
      }
      let screen = Screen<SongsKind>(
        initial: .loading(NoRequest()), keeping: SongsKept(),
        states: SongsStates(likes: likes, source: source), clock: clock)
      world.screen = screen
      return screen
    }
    explorer.memory = 0
    explorer.situations = 20_000
    explorer.isLoading = { $0.activity != nil }
    explorer.always("nothing stands beside an error") { _, display in
      display.failure == nil || (display.rows.isEmpty && display.activity == nil)
    }
    return explorer
  }

  /// One change, and two at once, in the long form; otherwise one, in short histories.
  @Test(arguments: isLongForm ? [([1], false), ([1], true), ([1, 2], true)] : [([1], true)])
  func everyHistoryIsClean(taps: [Int], hasCopy: Bool) async throws {
    var explorer = explorer(taps, hasCopy: hasCopy)
    if !isLongForm { (explorer.depth, explorer.mayMiss) = (3, ["error"]) }
    let report = await explorer.explore()
    print("changes of \(taps): \(report.summary)")
    try report.check()
    #expect(report.ending == (isLongForm ? .exhausted : .depth(3)))
  }
}
