import Gallery
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct PlayerTranscriptTests {
  @Test func fromRegisteringToPlayingAndOut() async throws {
    let run = await transcript(
      of: try .player(), "log in", "register", "fail next", "log in", "log in", "log", "play",
      "next", "pause", "play on", "log out")
    #expect(
      run.text == """
        state: loggedOut/unregistered
        Register to listen.

        loggedOut/unregistered does not answer "log in"; loggedOut/unregistered answers register, \
        fail next, help, quit.

        state: loggedOut/unregistered
        Register to listen.
        registering …

        state: loggedOut/registered
        You are registered.

        The next answer will be a failure.

        state: loggedOut/registered
        You are registered.
        logging in …

        state: loggedOut/registered
        You are registered.
        notice: The account server could not be reached; try again.

        state: loggedOut/registered
        You are registered.
        logging in …

        state: loggedIn/stopped
        album: The Well-Tempered Clavier, Book I

        There is no request "log"; loggedIn/stopped answers log out, play, fail next, help, quit.

        state: loggedIn/playing
        album: The Well-Tempered Clavier, Book I
        playing: Prelude in C major (2:07)

        state: loggedIn/playing
        album: The Well-Tempered Clavier, Book I
        playing: Fugue in C major (1:54)

        state: loggedIn/paused
        album: The Well-Tempered Clavier, Book I
        paused: Fugue in C major (1:54)

        "play" takes nothing after it; type only play.

        state: loggedOut/registered
        You are registered.


        """)
    #expect(run.status == .success)
  }

  @Test func aNoticeAtTheEndIsTheStatus() async throws {
    let run = await transcript(of: try .player(), "fail next", "register")
    #expect(run.text.hasSuffix("notice: The account server could not be reached; try again.\n\n"))
    #expect(run.status == .failure)
  }
}
