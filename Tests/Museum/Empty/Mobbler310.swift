import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // mobbler/mobbler#310: the view opens although going online was refused.
  static let mobbler310 = Exhibit(
    "mobbler/mobbler#310", "Without a connection a list looks empty.",
    .failureIsNotEmpty, history: ["list.open()", "list.stayOffline()"],
    inScreens: .yes("the failure leads to the kind of an empty list")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.phase
    } make: { inputs in
      let server = PendingWork<Void, [Int]>(reporter: .silent)
      inputs.act("list.open()", when: { $0.phase == .start }) { $0.open() }
      inputs.act("list.stayOffline()", when: { $0.phase == .question }) { $0.stayOffline() }
      inputs.act("list.goOnline()", when: { $0.phase == .question && server.isFree(upTo: 1) }) {
        $0.goOnline()
      }
      inputs.answers("server", of: server, with: [.succeed([]), .succeed([1])])
      inputs.always(.failureIsNotEmpty, when: { $0.phase == .list([]) }) { _ in
        !server.calls.isEmpty
      }
      return List(server, isFixed)
    }
  }
}

private enum ListPhase: Equatable {
  case start, question, loading
  case list([Int])
}

private final class List: Served<Void, [Int]> {
  private(set) var phase = ListPhase.start

  func open() { phase = .question }

  func stayOffline() { phase = isFixed ? .start : .list([]) }

  func goOnline() {
    phase = .loading
    Task { phase = .list(try await server(())) }
  }
}
