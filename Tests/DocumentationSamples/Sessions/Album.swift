import ScreenStates

// An album, over which a tap opens a field for a caption.

struct AlbumDisplay: ScreenDisplay {}

struct AlbumKept: Codable {
  var isCaptionOpen = false
}

enum AlbumKind: StateKind, Codable {
  typealias Display = AlbumDisplay
  typealias Kept = AlbumKept
  typealias StateClass = AlbumState
  case open
}

typealias AlbumScreen = Screen<AlbumKind>

struct AlbumStates: StateFactory {
  func makeState(for kind: AlbumKind) -> AlbumState { AlbumState() }
}

final class AlbumState: AlbumScreen.State {
  override func enter() {
    if screen?.kept.isCaptionOpen == true { openCaption() }
  }

  func writeCaption() {
    guard screen?.child(CaptionScreen.self) == nil else { return ignored() }
    screen?.kept.isCaptionOpen = true
    openCaption()
  }

  private func openCaption() {
    host(
      CaptionScreen(initial: .writing, keeping: "", states: CaptionStates()),
      then: { [self] kind in
        if kind == .closed { screen?.kept.isCaptionOpen = false }
        return nil
      }, until: { $0 == .closed })
  }
}

enum CaptionKind: StateKind, Codable {
  typealias Display = AlbumDisplay
  typealias Kept = String
  typealias StateClass = CaptionState
  case writing, closed
}

typealias CaptionScreen = Screen<CaptionKind>

struct CaptionStates: StateFactory {
  func makeState(for kind: CaptionKind) -> CaptionState { CaptionState(kind) }
}

final class CaptionState: CaptionScreen.State {
  private let kind: CaptionKind

  init(_ kind: CaptionKind) { self.kind = kind }

  func close() {
    if kind == .writing { transition(to: .closed) } else { ignored() }
  }
}
