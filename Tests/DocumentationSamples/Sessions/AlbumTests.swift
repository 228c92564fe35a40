import ScreenSessions
import ScreenStates
import TestTraits
import Testing

/// What a tap has opened comes back at once, because the kept value says that it is open.
@MainActor
@Suite(.noMistakes) struct AlbumTests {
  private func album() -> AlbumScreen {
    AlbumScreen(initial: .open, keeping: AlbumKept(), states: AlbumStates())
  }

  /// A new album in the place of another.
  private func restored(_ screen: AlbumScreen) throws -> AlbumScreen {
    let later = album()
    #expect(try later.start(from: screen.saved(version: 1), version: 1).problems == [])
    return later
  }

  @Test func theCaptionComesBackWithItsText() throws {
    let screen = album()
    screen.start()
    #expect(screen.path == "open")
    screen.state.writeCaption()
    screen.child(CaptionScreen.self)?.kept = "milk"
    let later = try restored(screen)
    #expect(later.path == "open/writing")
    #expect(later.child(CaptionScreen.self)?.kept == "milk")
  }

  @Test func aCaptionThatWasClosedStaysClosed() throws {
    let screen = album()
    screen.start()
    screen.state.writeCaption()
    let later = try restored(screen)
    later.child(CaptionScreen.self)?.state.close()
    #expect(later.path == "open")
    #expect(try restored(later).path == "open")
    later.state.writeCaption()
    #expect(later.child(CaptionScreen.self)?.kept == "", "A new caption.")
  }
}
