import Observation
import ScreenStatesExplorer
import ScreenStatesTestKit

/// A screen of items the way it is written by hand: flags, and a line for each that must be reset.
///
/// It knows nothing of states. Two lines are forgotten: a retry leaves the error, and an answer that
/// comes late is shown.
@MainActor
@Observable
final class FlagsController {
  private(set) var isLoading = false
  private(set) var items: [String] = []
  private(set) var isEmpty = false
  private(set) var error: String?
  private let service: PendingWork<Void, [String]>

  init(_ service: PendingWork<Void, [String]>) { self.service = service }

  func load() {
    isLoading = true
    isEmpty = false
    Task {
      do {
        items = try await service(())
        isEmpty = items.isEmpty
        isLoading = false
      } catch {
        self.error = "Offline"
      }
    }
  }
}

/// What the controller shows.
struct Flags: Equatable {
  var isLoading: Bool
  var items: [String]
  var isEmpty: Bool
  var error: String?

  @MainActor
  init(_ controller: FlagsController) {
    isLoading = controller.isLoading
    items = controller.items
    isEmpty = controller.isEmpty
    error = controller.error
  }
}

/// An explorer of the controller, by the inputs that a screen of items has, with some calls at most
/// that wait at the same time.
@MainActor
func explorerOfFlags(calls: Int = 2) -> Explorer<FlagsController, Flags> {
  var explorer = Explorer(
    FlagsController.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: Flags.init
  ) { inputs in
    let service = PendingWork<Void, [String]>()
    inputs.act("controller.load()", when: { _ in service.waiting.count < calls }) { $0.load() }
    inputs.answers(
      "service", of: service, with: [.succeed(["Tent"]), .succeed([]), .fail(Offline())])
    return FlagsController(service)
  }
  explorer.isLoading = { $0.isLoading }
  return explorer
}
