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
    Explorer(of: Car.self, isLoading: { $0 == "Loading" }) {
      $0.text
    } make: { inputs in
      inputs.act("car.connect()", when: { $0.text == nil }) { $0.connect() }
      return Car(isFixed)
    }
  }
}

private final class Car: Fixable {
  private var rows: String?
  private(set) var text: String?

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
