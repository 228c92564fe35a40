import ScreenStates

/// Hosts a sample, which ends when this does.
final class OpenState: AppState {
  private let name: String

  init(name: String, entries: [AppEntry]) {
    self.name = name
    super.init(entries: entries)
  }

  override func enter() {
    do {
      guard let stage = try entries.first(where: { $0.name == name })?.open() else {
        display.failure = "There is no screen \"\(name)\"."
        return
      }
      display.stage = stage
      stage.host(in: self)
    } catch {
      display.failure = "The screen \"\(name)\" cannot be opened: \(error)"
    }
  }

  override func back() { transition(to: .menu) }
}
