import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // vueuse/vueuse#5525: the error of the request that was aborted is written, whatever came after.
  static let vueuse5525 = Exhibit(
    "vueuse/vueuse#5525", "An error stays although the newest request succeeds.",
    .cancellationIsNeverShown, needs: .twoCalls,
    history: ["fetch.load(\"one\")", "fetch.load(\"two\")"], inScreens: .cancellation
  ) { isFixed in
    var explorer = Explorer(of: Fetch.self) {
      (data: $0.data, error: $0.error)
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      for url in ["one", "two"] {
        inputs.act("fetch.load(\"\(url)\")", when: { $0.url != url && server.isFree() }) {
          $0.load(url)
        }
      }
      inputs.answers("server", of: server) { url, _ in [.succeed(url), .fail(Offline())] }
      return Fetch(server, isFixed)
    }
    explorer.cancellationIsNeverShown { $0.error }
    return explorer
  }
}

private final class Fetch: Served<String, String> {
  private var task: Task<Void, Never>?
  private(set) var url = ""
  private(set) var data: String?
  private(set) var error: String?

  func load(_ url: String) {
    task?.cancel()
    (self.url, data, error) = (url, nil, nil)
    task = Task {
      do {
        let answer = try await server(url)
        if url == self.url { data = answer }
      } catch {
        if !isFixed || url == self.url { self.error = "\(error)" }
      }
    }
  }
}
