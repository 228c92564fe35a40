import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Changes that are shown before the server agrees.
@MainActor
@Suite(.noMistakes) struct SongsTests {
  private struct Refused: Error {}

  /// A server with likes of its own; each answer is given by hand.
  @MainActor private final class Server: SongService {
    let loads = PendingWork<[Song], [Song]>()
    let sets = PendingWork<LikeChange, Void>()
    var songs: [Song]

    init(_ songs: [Song]) { self.songs = songs }

    // The argument is what the server had when it was asked.
    func songs() async throws -> [Song] { try await loads(songs) }

    func set(_ isLiked: Bool, of song: Song.ID) async throws {
      try await sets(LikeChange(song: song, isLiked: isLiked))
    }

    func take(_ call: PendingWork<LikeChange, Void>.Call) async {
      for index in songs.indices where songs[index].id == call.argument?.song {
        songs[index].isLiked = call.argument?.isLiked ?? false
      }
      await call.succeed(())
    }
  }

  private func screen(_ server: Server) -> Screen<SongsKind> {
    let likes = Likes(server)
    let source = ContentSource<NoRequest, Song>(times: .off) { _, _ in try await likes.songs() }
    return Screen(
      initial: .showingData(Content(server.songs)), keeping: SongsKept(),
      states: SongsStates(likes: likes, source: source), clock: ManualClock())
  }

  @Test func aRefusedChangeGoesBackWithANotice() async {
    let server = Server([Song(id: 1, title: "Blue")])
    let screen = screen(server)
    screen.start()
    await screen.send { $0.like(1, true) }
    #expect(screen.display.rows.map(\.isLiked) == [true])
    await server.sets.calls[0].fail(Refused())
    #expect(screen.display.rows.map(\.isLiked) == [false])
    #expect(screen.display.notice == Notice("The server refused the change."))
    #expect(screen.kept.changes.isEmpty)
  }

  @Test func aChangeSurvivesItsState() async {
    let server = Server([Song(id: 1, title: "Blue")])
    let screen = screen(server)
    screen.start()
    await screen.send { $0.like(1, true) }
    await screen.send { $0.refresh() }
    #expect(!server.sets.calls[0].isCancelled)
    await server.take(server.sets.calls[0])
    // The server was asked before it had taken the change.
    await server.loads.calls[0].succeed(server.loads.calls[0].argument ?? [])
    #expect(screen.display.rows.map(\.isLiked) == [true])
    await screen.send { $0.refresh() }
    await server.loads.calls[1].succeed(server.loads.calls[1].argument ?? [])
    #expect(screen.display.rows.map(\.isLiked) == [true])
    #expect(screen.kept.changes.isEmpty)
  }

  @Test func ofSeveralTapsTheLastIsSentNext() async {
    let server = Server([Song(id: 1, title: "Blue")])
    let screen = screen(server)
    screen.start()
    for isLiked in [true, false, true, false] { await screen.send { $0.like(1, isLiked) } }
    #expect(server.sets.calls.count == 1)
    await server.take(server.sets.calls[0])
    #expect(screen.display.rows.map(\.isLiked) == [false])
    #expect(server.sets.calls.map(\.argument?.isLiked) == [true, false])
    await server.take(server.sets.calls[1])
    #expect(screen.display.rows.map(\.isLiked) == [false])
  }

  // MARK: - To the end

  /// What becomes of one of four changes.
  private enum End: CaseIterable { case taken, refused }

  /// Four changes at once, to the end.
  ///
  /// That is every order of answers, every end, answers that never come, and a refresh
  /// that begins and is answered at every two places among them. The server answers that with what it
  /// had when it was asked, or with what it has when it answers. That is the long form; otherwise at
  /// most two changes are answered.
  @Test(arguments: [[1, 2, 3, 4], [1, 1, 2, 2]], [false, true])
  func noRowJumpsBackAndForth(songs: [Int], answersLate: Bool) async {
    // Four songs can stand for each other, so that one order is enough.
    let orders = Self.orders.filter { Set(songs).count < songs.count || $0 == $0.sorted() }
    var histories = 0
    for order in orders {
      for ends in Self.ends(of: order.count) {
        for begin in 0...order.count {
          for answer in begin...order.count {
            histories += 1
            let history = History(order: order, ends: ends, begin: begin, answer: answer)
            let problem = await play(history, songs, answersLate)
            if let problem {
              Issue.record("\(problem): \(history)")
              return
            }
          }
        }
      }
    }
    let areFour = Set(songs).count == songs.count
    #expect(histories == (isLongForm ? (areFour ? 729 : 7_993) : (areFour ? 169 : 313)))
  }

  private struct History {
    var order: [Int]
    var ends: [End]
    var begin: Int
    var answer: Int
  }

  /// The changes that are answered, in every order; the others never are.
  private static let orders: [[Int]] = {
    var orders: [[Int]] = [[]]
    for length in 0..<(isLongForm ? 4 : 2) {
      for order in orders where order.count == length {
        orders += (0..<4).filter { !order.contains($0) }.map { order + [$0] }
      }
    }
    return orders
  }()

  private static func ends(of count: Int) -> [[End]] {
    var ends: [[End]] = [[]]
    for _ in 0..<count { ends = ends.flatMap { some in End.allCases.map { some + [$0] } } }
    return ends
  }

  /// Plays a history; after every step each row is what its last change that was not refused says,
  /// else what it was.
  private func play(_ history: History, _ songs: [Int], _ answersLate: Bool) async -> String? {
    let server = Server(Set(songs).sorted().map { Song(id: $0, title: "\($0)") })
    let screen = screen(server)
    screen.start()
    var wanted: [Int: [(tap: Int, isLiked: Bool)]] = [:]
    for (tap, song) in songs.enumerated() {
      let isLiked = songs[..<tap].count { $0 == song } % 2 == 0
      screen.state.like(song, isLiked)
      wanted[song, default: []].append((tap, isLiked))
    }
    await screen.settled()
    func problem(_ step: String) -> String? {
      for row in screen.display.rows where row.isLiked != (wanted[row.id]?.last?.isLiked ?? false) {
        return "\(step) shows \(row)"
      }
      return screen.display.rows.count == server.songs.count ? nil : "\(step) loses rows"
    }
    var isRefreshing = false
    for place in 0...history.order.count {
      if place == history.begin {
        await screen.send { $0.refresh() }
        isRefreshing = true
      }
      if place == history.answer, isRefreshing, let load = server.loads.calls.last {
        await load.succeed(answersLate ? server.songs : load.argument ?? [])
        if let problem = problem("the refresh") { return problem }
      }
      guard place < history.order.count else { break }
      let tap = history.order[place]
      let song = songs[tap]
      // Two changes of one song are sent one after the other: the first call that waits is meant.
      guard let call = server.sets.waiting.first(where: { $0.argument?.song == song }) else {
        continue
      }
      switch history.ends[place] {
      case .taken: await server.take(call)
      case .refused:
        await call.fail(Refused())
        if let sent = wanted[song]?.firstIndex(where: { $0.isLiked == call.argument?.isLiked }) {
          wanted[song]?.remove(at: sent)
        }
      }
      if let problem = problem("answer \(place)") { return problem }
    }
    server.sets.abandon()
    server.loads.abandon()
    screen.stop()
    return nil
  }
}
