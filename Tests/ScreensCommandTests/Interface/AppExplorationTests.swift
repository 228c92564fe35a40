import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// A sample without a screen: a lamp that can be lit, quenched, and is never late.
@MainActor
private final class Lamp: LiveSample {
  let name = "lamp"
  private(set) var log: [LogEntry] = []
  private var isLit = false
  private var changed: (String?) -> Void = { _ in }
  let choice: Choice? = nil
  let faults: FaultDesk? = nil
  let underWay: [UnderWay] = []
  let writable = ["  x  turn the lamp"]
  var firstLine = 0

  var path: String { isLit ? "lit" : "dark" }
  var picture: SamplePicture { SamplePicture([StyledLine(isLit ? "The lamp is lit." : "Dark.")]) }

  func keys(
    say: @escaping (String) -> Void, write: @escaping (String) -> Void
  ) -> [KeyBinding] {
    let name = isLit ? "quench" : "light"
    return [KeyBinding([.character("l")], "l", name, name) { [self] _ in turn() }]
  }

  private func turn() {
    let from = path
    isLit.toggle()
    log = [
      LogEntry(from: from, to: path, cause: "turn()", number: 2),
      LogEntry(from: nil, to: from, cause: "start", number: 1),
    ]
    changed(nil)
  }

  func start(_ changed: @escaping (String?) -> Void) {
    self.changed = changed
    log = [LogEntry(from: nil, to: "dark", cause: "start", number: 1)]
  }
  func stop() { changed = { _ in } }
  func answer(_ words: [String]) -> String? {
    if words == ["x"] { turn() }
    return words == ["x"] ? nil : "Type x."
  }
  func completed(_ line: String) -> String { line.isEmpty ? "x" : line }
}

/// The interface, explored to the end with a small sample.
@MainActor
@Suite(.inTurn) struct AppExplorationTests {
  /// The keys that are tried in every situation; with Tab, in the long form.
  private static let keys: [Key] =
    "l1:/? qx".map(Key.character) + [.enter, .escape, .left, .right] + (isLongForm ? [.tab] : [])

  /// Compares what the footer and the help name with what a key does.
  @MainActor
  private final class Watch {
    private(set) var complaint: String?
    private var pressed: [String] = []
    /// What was found after each sequence so far.
    private var checked: [[String]: String?] = [:]

    /// A new app is explored.
    func begin() { (complaint, pressed) = (nil, []) }

    func press(_ key: Key, _ app: AppScreen) {
      let typed = app.display.typed
      // One letter is enough, and its place in the line is no matter here.
      if typed != nil, key == .left || key == .right { return }
      if let typed, case .character(let letter) = key, letter != "x" || !typed.isEmpty { return }
      // What was checked in an earlier sequence with the same beginning is only repeated.
      pressed.append("\(key) at \(app.clock.now)")
      defer { checked[pressed] = .some(complaint) }
      if let known = checked[pressed] {
        complaint = known ?? complaint
        return app.state.press(key)
      }
      let keys = app.state.keys
      let isNamed = keys.contains { $0.keys.contains(key) }
      let before = (path: app.path, frame: AppView.frame(of: app))
      let words = before.frame.last?.text.split(separator: " ").map(String.init) ?? []
      for key in keys where !key.name.isEmpty {
        if !words.contains(String(key.name.prefix { $0 != " " })) {
          complaint = "\(key.sign) \(key.name) is not in the footer of \(before.path)"
        }
      }
      app.state.press(key)
      let isAnswered = app.path != before.path || AppView.frame(of: app) != before.frame
      // Letters that are typed have no name, and Tab may find nothing to complete.
      if isAnswered != isNamed, typed == nil {
        complaint = "\(key) is \(isNamed ? "named and ignored" : "hidden") in \(before.path)"
      }
    }
  }

  @Test func theFooterNamesExactlyTheKeysThatAreAnswered() async throws {
    let watch = Watch()
    var explorer = Explorer(AppKind.self) { inputs in
      watch.begin()
      let clock = ManualClock()
      inputs.clock(clock)
      // The lamp's closure always tells the app.
      inputs.watch("changed") { true }
      for key in Self.keys {
        inputs.request("press(\(key))") { [watch] state in
          if let app = state.screen { watch.press(key, app) }
        }
      }
      return AppScreen(
        initial: .menu,
        keeping: AppKept(
          entries: [AppEntry(name: "lamp", summary: "gives light") { Lamp() }],
          tour: { Lamp() }, size: TerminalSize(columns: 200, rows: 10)),
        states: AppStates(), clock: clock)
    }
    explorer.situation = { app in [app.path] + AppView.frame(of: app).map(\.text) }
    explorer.mayEnd = ["left"]
    explorer.always("the footer names exactly the keys that are answered") { [watch] _, _ in
      watch.complaint == nil
    }
    let report = await explorer.explore()
    #expect(report.ending == .exhausted)
    try report.check()
    print(report.summary)
  }
}
