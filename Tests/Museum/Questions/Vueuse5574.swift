import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // vueuse/vueuse#5574: the number of the request was compared when it failed, not when it
  // succeeded.
  static let vueuse5574 = Exhibit(
    "vueuse/vueuse#5574", "A slow request that was replaced overwrites the newer data.",
    .lastQuestionWins, needs: .twoCalls,
    history: [
      "fetch.load(\"slow\")", "fetch.load(\"fast\")", "await server.calls[0].succeed(\"slow\")",
    ], inScreens: .lateAnswer
  ) { isFixed in
    var explorer = Explorer(of: Fetch.self) {
      (data: $0.data, error: $0.error)
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      for url in ["slow", "fast"] {
        inputs.act("fetch.load(\"\(url)\")", when: { $0.url != url && server.isFree() }) {
          $0.load(url)
        }
      }
      inputs.answers("server", of: server) { url, _ in [.succeed(url), .fail(Offline())] }
      return Fetch(server, isFixed)
    }
    explorer.theLastQuestionWins({ $0.url }, shownFor: { $0.data })
    return explorer
  }
}

private final class Fetch: Served<String, String> {
  private var number = 0
  private(set) var url = ""
  private(set) var data: String?
  private(set) var error: String?

  func load(_ url: String) {
    (self.url, data, error) = (url, nil, nil)
    number += 1
    let number = number
    Task {
      do {
        let answer = try await server(url)
        if !isFixed || number == self.number { data = answer }
      } catch {
        if number == self.number { self.error = "\(error)" }
      }
    }
  }
}
