import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kalisio/kdk#477: a module that comes later sets its defaults over what was restored.
  static let kdk477 = Exhibit(
    "kalisio/kdk#477", "The user's stored settings are replaced by defaults.",
    .savedWasLoaded, needs: .schedule, history: ["app.start()"],
    inScreens: .yes("work of the screen writes the kept value, in any order")
  ) { isFixed in
    var explorer = Explorer(of: App.self) {
      $0.settings
    } make: { inputs in
      inputs.act("app.start()", when: { $0.settings == nil }) { $0.start() }
      return App(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.savedWasLoaded, when: { $1 != nil }) { $1 == "the user's" }
    return explorer
  }
}

@MainActor
private final class App {
  private let isFixed: Bool
  private(set) var settings: String?

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func start() {
    Task {
      let defaults = await Self.read("the map's defaults")
      if !isFixed || settings == nil { settings = defaults }
    }
    Task { settings = await Self.read("the user's") }
  }

  @concurrent
  private static func read(_ text: String) async -> String {
    await Task.yield()
    return text
  }
}
