import Gallery
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct TurnstileTranscriptTests {
  @Test func aDayAtTheTurnstile() async {
    let run = await transcript(
      of: .turnstile(), "push", "coin", "coin", "close", "push", "close", "coin", "open", "help")
    #expect(
      run.text == """
        state: locked
        arm: locked
        due: 2 coins
        passages: 0

        locked does not answer "push"; locked answers coin, close, help, quit.

        state: locked
        arm: locked
        due: 1 coin
        passages: 0

        state: unlocked
        arm: open
        sign: Please pass.

        It stays open until the visitor who paid has passed.

        state: locked
        arm: locked
        due: 2 coins
        passages: 1

        state: outOfService
        arm: locked
        sign: Closed for the night.

        outOfService does not answer "coin"; outOfService answers open, help, quit.

        state: locked
        arm: locked
        due: 2 coins
        passages: 1

          coin   insert a coin
          close  close the gate, unless a visitor may still pass
          help   list the requests that the state answers
          quit   end the program


        """)
    #expect(run.status == .success)
  }
}
