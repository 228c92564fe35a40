import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // Automattic/pocket-casts-ios#3363: the cause is not stated in the report. Here rows that come
  // before the display is connected are not shown on it.
  static let pocketCasts3363 = Exhibit(
    "Automattic/pocket-casts-ios#3363", "The car's display stays at its loading text.",
    .comesToRest, needs: .schedule, history: ["car.connect()"],
    inScreens: .onPurpose("the result of the work has to name no next kind")
  ) { isFixed in
    var explorer = Explorer(of: Car.self) {
      $0.text
    } make: { inputs in
      inputs.act("car.connect()", when: { $0.text == nil }) { $0.connect() }
      return Car(isFixed)
    }
    explorer.orders = .all(limit: 100)
    explorer.isLoading = { $0 == "Loading" }
    return explorer
  }
}

@MainActor
private final class Car {
  private let isFixed: Bool
  private var rows: String?
  private(set) var text: String?

  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func connect() {
    Task {
      let loading = await elsewhere("Loading")
      text = isFixed ? rows ?? loading : loading
    }
    Task {
      rows = await elsewhere("Podcasts")
      if text != nil { text = rows }
    }
  }
}
