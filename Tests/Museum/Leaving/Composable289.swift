import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // pointfreeco/swift-composable-architecture#289: the answer reaches the state of a child that is
  // gone; its effects were not cancelled.
  static let composable289 = Exhibit(
    "pointfreeco/swift-composable-architecture#289", "Going back while a code is sent crashes.",
    .nothingAfterLeaving,
    history: [
      "login.open()", "login.submit()", "login.back()", "await server.calls[0].succeed(true)",
    ], inScreens: .lateAnswer
  ) { isFixed in
    Explorer(of: Login.self) {
      $0.code
    } make: { inputs in
      let server = PendingWork<Void, Bool>(reporter: .silent)
      inputs.act("login.open()", when: { $0.code == nil && server.calls.isEmpty }) { $0.open() }
      inputs.act("login.submit()", when: { $0.code == .asked && server.isFree(upTo: 1) }) {
        $0.submit()
      }
      inputs.act("login.back()", when: { $0.code != nil }) { $0.back() }
      inputs.answers("server", of: server, with: [.succeed(true)])
      inputs.always(.nothingAfterLeaving) { !$0.hasMissedItsChild }
      return Login(server, isFixed)
    }
  }
}

private enum Code { case asked, accepted }

private final class Login: Served<Void, Bool> {
  private var task: Task<Void, any Error>?
  private(set) var code: Code?
  private(set) var hasMissedItsChild = false

  func open() { code = .asked }

  func submit() {
    task = Task {
      _ = try await server(())
      if isFixed { try Task.checkCancellation() }
      hasMissedItsChild = code == nil
      code = code.map { _ in .accepted }
    }
  }

  func back() {
    if isFixed { task?.cancel() }
    code = nil
  }
}
