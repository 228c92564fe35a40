import Gallery
import ScreensCommand
import Terminal
import Testing

/// Whole frames of the app, as text, at several sizes.
struct AppPaneTests {
  static func scene(
    _ columns: Int, _ rows: Int, wantsInspector: Bool? = nil,
    _ lines: [StyledLine] = ["one", "two"]
  ) -> AppScene {
    var scene = AppScene()
    let size = TerminalSize(columns: columns, rows: rows)
    scene.layout = AppLayout(size, wantsInspector: wantsInspector)
    scene.screen = Frame(lines)
    scene.inspector = .sample
    scene.faults = [
      AppScene.FaultKey(.slow, isArmed: false), AppScene.FaultKey(.late, isArmed: true),
    ]
    return scene
  }

  @Test func theScreenAndTheInspectorStandSideBySide() {
    #expect(
      AppPane(Self.scene(92, 16)).frame.text == """
        one                                                 │ Inspector  shop/open
        two                                                 │ ──────────────────────────────────────
                                                            │ States of shop
                                                            │ ○ closed ─╮
                                                            │ ▶ open   ◀╯ unlock()
                                                            │ Under way  2 dropped as stale
                                                            │   work result  until open exits
                                                            │   timer slow in 3 s  until open exits
                                                            │ Log  newest first
                                                            │ ✓ closed → open  unlock()
                                                            │ – push() ignored  by closed
                                                            │ ✗ result refused: stale  closed
                                                            │
                                                            │
                                                            │
         esc menu · i inspector · next answer: S slow ·  L late
        """)
  }

  @Test(arguments: ["語語語語語語語語語語", "e\u{301}e\u{301}", "שלום עולם", "👩‍👩‍👧 family", "\u{301}x", "🇩🇪🇫🇷"])
  func whateverStandsAtTheLeftTheRightColumnKeepsItsPlace(text: String) {
    for repeats in [1, 9] {
      let line = StyledLine(String(repeating: text, count: repeats), .bold)
      let frame = AppPane(Self.scene(92, 16, [line, "two"])).frame
      for line in frame.lines.dropLast() {
        let left = line.text.prefix { $0 != "│" }
        #expect(String(left).displayWidth == 52)
      }
    }
  }

  @Test func noTextGivesTheTerminalAnOrder() {
    let evil = "\u{1B}[2J\u{9B}31m\u{202E}txt\u{2066}\u{7}\u{85}\r\n\u{9D}0;title\u{9C}"
    let frame = AppPane(Self.scene(92, 16, [StyledLine(evil)])).frame
    for line in frame.lines {
      for scalar in line.text.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(!(0x202A...0x202E).contains(scalar.value))
        #expect(!(0x2066...0x2069).contains(scalar.value))
      }
    }
  }

  @Test(arguments: [1, 2, 5, 23, 24, 38, 60, 80, 89, 90, 120, 200])
  func everyLineFitsAtEverySize(columns: Int) {
    for rows in [1, 2, 3, 5, 6, 8, 12, 24, 40, 60] {
      for wantsInspector in [nil, true, false] {
        let scene = Self.scene(columns, rows, wantsInspector: wantsInspector)
        let frame = AppPane(scene).frame
        #expect(frame.lines.count == rows)
        #expect(frame.lines.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }
}

extension InspectorModel {
  /// A shop that has just been opened.
  static var sample: InspectorModel {
    let opened = LogEntry(
      screen: "shop", from: "closed", to: "open", cause: "unlock()", outcome: .taken)
    var model = InspectorModel()
    model.path = "shop/open"
    model.machines = [
      Machine(name: "shop", states: ["closed", "open"], current: "open", last: opened)
    ]
    model.ongoing = [
      Ongoing(form: "work", cause: "result", owner: "open"),
      Ongoing(form: "timer", cause: "slow", owner: "open", secondsLeft: 3),
    ]
    model.log = [
      opened,
      LogEntry(screen: "shop", from: "closed", to: nil, cause: "push()", outcome: .ignored),
      LogEntry(
        screen: "shop", from: "closed", to: nil, cause: "result", outcome: .refused("stale")),
    ]
    model.dropped = 2
    return model
  }
}
