import ScreenStates

/// What the list and the detail show of one set of favourites, which the app holds.
enum SameData {
  typealias Favourites = Shared<Set<String>>

  struct ListDisplay: ScreenDisplay, Equatable {
    var tracks: [String] = []
    var favourites: Set<String> = []
  }

  enum ListKind: StateKind, Equatable {
    typealias Display = ListDisplay
    case showing([String])
  }

  final class ListState: Screen<ListKind>.State {
    private let tracks: [String]
    private let favourites: Favourites

    init(_ tracks: [String], _ favourites: Favourites) {
      (self.tracks, self.favourites) = (tracks, favourites)
    }

    override func enter() {
      display.tracks = tracks
      display.favourites = favourites.value
      follow(favourites.values()) { [self] all in
        display.favourites = all
        return nil
      }
    }
  }

  struct DetailDisplay: ScreenDisplay, Equatable {
    var track = ""
    var isFavourite = false
  }

  enum DetailKind: StateKind, Equatable {
    typealias Display = DetailDisplay
    typealias StateClass = DetailState
    case showing(String)
  }

  final class DetailState: Screen<DetailKind>.State {
    private let track: String
    private let favourites: Favourites

    init(_ track: String, _ favourites: Favourites) {
      (self.track, self.favourites) = (track, favourites)
    }

    override func enter() {
      display.track = track
      display.isFavourite = favourites.value.contains(track)
      follow(favourites.values()) { [self] all in
        display.isFavourite = all.contains(track)
        return nil
      }
    }

    func toggle() {
      favourites.value.formSymmetricDifference([track])
    }
  }

  struct Lists: StateFactory {
    let favourites: Favourites

    func makeState(for kind: ListKind) -> Screen<ListKind>.State {
      switch kind {
      case .showing(let tracks): ListState(tracks, favourites)
      }
    }
  }

  struct Details: StateFactory {
    let favourites: Favourites

    func makeState(for kind: DetailKind) -> DetailState {
      switch kind {
      case .showing(let track): DetailState(track, favourites)
      }
    }
  }
}
