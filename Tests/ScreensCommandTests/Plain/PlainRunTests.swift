import Gallery
import TestTraits
import ScreenStates
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct PlainRunTests {
  /// A turnstile with a request that begins with another's name.
  private var sample: PlainSample<TurnstileKind> {
    func request(
      _ name: String, argument: String? = nil
    ) -> PlainRequest<TurnstileKind> {
      PlainRequest(name, argument: argument, "", isAnswered: { _ in true }) { _, argument in
        "\(name)<\(argument)>"
      }
    }
    return PlainSample(
      TurnstileScreen(initial: .locked, keeping: TurnstileKept(), states: TurnstileStates()),
      requests: [request("log"), request("log in", argument: "NAME"), request("log out")],
      lines: { _ in [] })
  }

  @Test(arguments: [
    ("log", "log<>"),
    ("log in Ada Lovelace", "log in<Ada Lovelace>"),
    ("  LOG\tOut ", "log out<>"),
    ("log in", "\"log in\" needs something after it; type log in NAME."),
    ("log out now", "\"log out\" takes nothing after it; type only log out."),
    ("log it", "\"log\" takes nothing after it; type only log."),
    (
      "Out log",
      "There is no request \"out\"; locked answers log, log in NAME, log out, help, quit."
    ),
  ])
  func theLongestNameThatALineBeginsWithIsMeant(_ line: String, _ answer: String) async {
    let run = await transcript(of: sample, line)
    #expect(run.text == "state: locked\n\n\(answer)\n\n")
  }
}
