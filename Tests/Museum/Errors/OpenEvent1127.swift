import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // fossasia/open-event-attendee-android#1127: the message is kept as state, and shown by each view.
  static let openEvent1127 = Exhibit(
    "fossasia/open-event-attendee-android#1127", "An old error appears again on each rotation.",
    .oneMessage,
    history: ["events.load()", "await server.calls[0].fail(Offline())", "events.rotate()"],
    inScreens: .yes("a display that keeps the message, and a view that shows it when it appears")
  ) { isFixed in
    Explorer(of: Events.self) {
      $0.messages
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("events.load()", when: { _ in server.isFree(upTo: 1) }) { $0.load() }
      inputs.act("events.rotate()", when: { $0.messages < 2 }) { $0.rotate() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      inputs.always(.oneMessage) { $0.messages <= server.calls.count }
      return Events(server, isFixed)
    }
  }
}

private final class Events: Served<Void, Int> {
  private var message: String?
  private(set) var messages = 0

  func load() {
    Task {
      do { _ = try await server(()) } catch {
        message = "\(error)"
        show()
      }
    }
  }

  /// The view is made anew, and shows what there is.
  func rotate() { show() }

  private func show() {
    guard message != nil else { return }
    messages += 1
    if isFixed { message = nil }
  }
}
