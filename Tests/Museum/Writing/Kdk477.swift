import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kalisio/kdk#477: a module that comes later sets its defaults over what was restored.
  static let kdk477 = Exhibit(
    "kalisio/kdk#477", "The user's stored settings are replaced by defaults.",
    .savedWasLoaded, needs: .schedule, history: ["app.start()"],
    inScreens: .yes("work of the screen writes the kept value, in any order")
  ) { isFixed in
    Explorer(of: App.self) {
      $0.settings
    } make: { inputs in
      inputs.act("app.start()", when: { $0.settings == nil }) { $0.start() }
      inputs.always(.savedWasLoaded, when: { $0.settings != nil }) { $0.settings == "the user's" }
      return App(isFixed)
    }
  }
}

private final class App: Fixable {
  private(set) var settings: String?

  func start() {
    Task {
      let defaults = await elsewhere("the map's defaults")
      if !isFixed || settings == nil { settings = defaults }
    }
    Task { settings = await elsewhere("the user's") }
  }
}
