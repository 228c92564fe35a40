import ContentStates
import ScreenStates

// What is loaded.
struct Song: Identifiable, Equatable, Codable {
  var id: Int
  var title: String
  var isLiked = false
  /// How many changes the server had confirmed to this app when it was asked for the song.
  var asOf = 0
}

protocol SongService: AnyObject {
  @MainActor func songs() async throws -> [Song]
  @MainActor func set(_ isLiked: Bool, of song: Song.ID) async throws
}

// Kept: the changes that the user has made and the server has not confirmed yet.
struct LikeChange: Equatable, Codable {
  var song: Song.ID
  var isLiked: Bool
  var isSent = false
  /// The number of the confirmed change; nil while the server has not agreed.
  var number: Int?
}

struct SongsKept: Equatable, Codable {
  var changes: [LikeChange] = []
  var notice: Notice?

  /// A song as the server last sent it, with the changes that the server did not know of then.
  func shown(_ song: Song) -> Song {
    var song = song
    for change in changes where change.song == song.id {
      if change.number.map({ $0 > song.asOf }) ?? true { song.isLiked = change.isLiked }
    }
    return song
  }
}

// What is shown: what the states draw, and the rows.
struct SongsDisplay: ShowsContent, ShowsNothingElse, Equatable {
  var activity: LoadingActivity?
  var items: [Song] = []
  var rows: [Song] = []
  var savedAge: Duration?
  var emptyReason: EmptyReason?
  var failure: Failure?
  var notice: Notice?
  var retry: RetryStatus?
}

enum SongsKind: ContentStateKind, Equatable {
  typealias Display = SongsDisplay
  typealias StateClass = ContentState<Self>
  typealias Kept = SongsKept
  typealias Context = Likes
  case loading(NoRequest)
  case showingData(Content<NoRequest, Song>)
  case refreshing(Content<NoRequest, Song>)
  case empty(NoRequest, EmptyReason)
  case error(NoRequest, Failure)
  case waitingToRetry(PendingRetry<NoRequest, Song>)

  static func loadingMore(_ content: Content<NoRequest, Song>) -> Self { .showingData(content) }
  static func retrying(_ retry: PendingRetry<NoRequest, Song>) -> Self { .waitingToRetry(retry) }
}

/// The service that the screen calls: it counts the confirmed changes, and stamps each song with
/// that count at the time of the request.
@MainActor
final class Likes {
  /// The work of the screen that sends each song's change.
  var sending: [Song.ID: Screen<SongsKind>.Work] = [:]

  private let service: any SongService
  private var confirmed = 0

  init(_ service: any SongService) { self.service = service }

  func songs() async throws -> Page<Song> {
    let asOf = confirmed
    var songs = try await service.songs()
    for index in songs.indices { songs[index].asOf = asOf }
    return Page(songs)
  }

  /// Returns the number of the confirmed change.
  func send(_ change: LikeChange) async throws -> Int {
    try await service.set(change.isLiked, of: change.song)
    // If a stop has ended this work, its result is not delivered.
    try Task.checkCancellation()
    confirmed += 1
    return confirmed
  }
}

extension ContentState where Kind == SongsKind {
  /// Likes a song, or no longer: the row changes now, and the server is told as work of the screen.
  func like(_ song: Song.ID, _ isLiked: Bool) {
    guard let screen, context != nil else { return ignored() }
    screen.kept.notice = nil
    // Of what was not sent yet, only the last is of interest.
    screen.kept.changes.removeAll { $0.song == song && !$0.isSent }
    screen.kept.changes.append(LikeChange(song: song, isLiked: isLiked))
    drawRows()
    send(song)
  }

  /// Sends the next change of a song, one at a time: so the server gets them in order.
  private func send(_ song: Song.ID) {
    guard let screen, let likes = context,
      !screen.kept.changes.contains(where: { $0.song == song && $0.isSent && $0.number == nil }),
      let index = screen.kept.changes.firstIndex(where: { $0.song == song && !$0.isSent })
    else { return }
    screen.kept.changes[index].isSent = true
    let change = screen.kept.changes[index]
    likes.sending[song] = screen.perform(cause: "like") {
      try await likes.send(change)
    } then: { state, result in
      guard let index = state.screen?.kept.changes.firstIndex(of: change) else { return }
      switch result {
      case .success(let number):
        state.screen?.kept.changes[index].number = number
      case .failure:
        state.screen?.kept.changes.remove(at: index)
        state.screen?.kept.notice = Notice("The server refused the change.")
      }
      state.drawRows()
      state.send(song)
    }
  }

  /// Sends again what a stop has interrupted: to like twice is to like once.
  func resume() {
    guard let screen, let likes = context else { return }
    for (index, change) in screen.kept.changes.enumerated() where change.number == nil {
      guard likes.sending[change.song]?.isUnderWay != true else { continue }
      screen.kept.changes[index].isSent = false
      send(change.song)
    }
  }

  /// Draws the songs with the changes that they do not know of, and forgets those that all know.
  func drawRows() {
    guard let screen else { return }
    if let oldest = display.items.map(\.asOf).min() {
      screen.kept.changes.removeAll { change in change.number.map { $0 <= oldest } ?? false }
    }
    let kept = screen.kept
    update {
      $0.rows = $0.items.map(kept.shown)
      $0.notice = kept.notice ?? $0.notice
    }
  }
}

struct SongsStates: StateFactory {
  let likes: Likes
  let source: ContentSource<NoRequest, Song>

  func makeState(for kind: SongsKind) -> ContentState<SongsKind> {
    let state: ContentState<SongsKind> =
      switch kind {
      case .loading(let request): LoadingState(request, from: source)
      case .showingData(let content): ShowingDataState(content, from: source)
      case .refreshing(let content): RefreshingState(content, from: source)
      case .empty(let request, let reason): EmptyState(request, reason, from: source)
      case .error(let request, let failure): ErrorState(request, failure, from: source)
      case .waitingToRetry(let retry): WaitingToRetryState(retry, from: source)
      }
    // A change can end in any state, so each has what sends the next; only rows can be changed.
    return state.given(likes) {
      $0.resume()
      $0.drawRows()
    }
  }
}

// The ready-made class: a class of another sample has its name.
extension SongsStates {
  fileprivate typealias LoadingState = ContentStates.LoadingState
}
