import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // gemwalletcom/gem-ios#1818: the request that was cancelled overwrites the state of the next.
  static let gemIos1818 = Exhibit(
    "gemwalletcom/gem-ios#1818", "An error flashes while the user types quickly.",
    .cancellationIsNeverShown, needs: .twoCalls,
    history: ["scene.type(\"a\")", "scene.type(\"ab\")"], inScreens: .cancellation
  ) { isFixed in
    var explorer = Explorer(of: Scene.self) {
      $0.state
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      for (before, text) in [("", "a"), ("a", "ab")] {
        inputs.act("scene.type(\"\(text)\")", when: { $0.text == before && server.isFree() }) {
          $0.type(text)
        }
      }
      inputs.answers("server", of: server) { text, _ in [.succeed(text), .fail(Offline())] }
      return Scene(server, isFixed)
    }
    explorer.cancellationIsNeverShown { if case .error(let text) = $0 { text } else { nil } }
    return explorer
  }
}

private enum State: Equatable {
  case noData, loading
  case data(String)
  case error(String)
}

private final class Scene: Served<String, String> {
  private var task: Task<Void, Never>?
  private(set) var text = ""
  private(set) var state = State.noData

  func type(_ text: String) {
    self.text = text
    task?.cancel()
    state = .loading
    task = Task {
      do {
        state = .data(try await server(text))
      } catch is CancellationError where isFixed {
      } catch { state = .error("\(error)") }
    }
  }
}
