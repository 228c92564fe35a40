import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // phoenixframework/phoenix_live_view#853: new input did not reset the timer.
  static let liveView853 = Exhibit(
    "phoenixframework/phoenix_live_view#853", "An event is sent while the user is still typing.",
    .debounceSendsLast, needs: .time,
    history: [
      "field.type(\"a\")", "field.type(\"ab\")", "await clock.advance(by: .milliseconds(300))",
    ], inScreens: .onPurpose("the typing state has to stay, and set a second timer")
  ) { isFixed in
    Explorer(of: Field.self) {
      $0.text
    } make: { inputs in
      let clock = ManualClock()
      var (typed, isWrong) = ("", false)
      for (before, text) in [("", "a"), ("a", "ab")] {
        inputs.act("field.type(\"\(text)\")", when: { $0.text == before }) { field in
          typed = text
          field.type(text)
        }
      }
      inputs.clock(clock)
      inputs.always(.debounceSendsLast) { _ in !isWrong }
      return Field(clock, isFixed) { if $0 != typed { isWrong = true } }
    }
  }
}

@MainActor
private final class Field {
  private let clock: ManualClock
  private let isFixed: Bool
  private let send: @MainActor (String) -> Void
  private var timer: Task<Void, any Error>?
  private(set) var text = ""

  init(_ clock: ManualClock, _ isFixed: Bool, send: @escaping @MainActor (String) -> Void) {
    (self.clock, self.isFixed, self.send) = (clock, isFixed, send)
  }

  func type(_ text: String) {
    self.text = text
    if isFixed { timer?.cancel() }
    timer = Task {
      try await clock.sleep(for: .milliseconds(300))
      send(text)
    }
  }
}
