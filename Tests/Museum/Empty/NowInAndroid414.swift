import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // android/nowinandroid#414: a success with an empty list draws nothing.
  static let nowInAndroid414 = Exhibit(
    "android/nowinandroid#414", "A list without bookmarks is blank, as if it were loading.",
    .endIsVisible, history: ["bookmarks.open()", "await server.calls[0].succeed([])"],
    inScreens: .yes("a state that draws nothing in `enter()`")
  ) { isFixed in
    Explorer(of: Bookmarks.self) {
      $0.text
    } make: { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("bookmarks.open()", when: { _ in server.isFree(upTo: 1) }) { $0.open() }
      inputs.answers("server", of: server, with: [.succeed([]), .succeed(["a"])])
      inputs.always(.endIsVisible) { !$0.text.isEmpty }
      return Bookmarks(server, isFixed)
    }
  }
}

private enum State: Equatable {
  case loading
  case success([String])
}

private final class Bookmarks: Served<Void, [String]> {
  private var state = State.loading

  var text: String {
    switch state {
    case .loading: "Loading"
    case .success([]) where isFixed: "No bookmarks yet"
    case .success(let rows): rows.joined(separator: "\n")
    }
  }

  func open() { Task { state = .success(try await server(())) } }
}
