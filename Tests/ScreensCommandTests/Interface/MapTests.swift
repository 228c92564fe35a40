import Foundation
import GalleryExplorations
import ScreenStatesDiagramLayout
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// The map of a sample's states: what it is drawn from, and what is lit.
@MainActor
@Suite(.inTurn) struct MapTests {
  /// With `RECORD_PICTURES` set, the file is written anew instead, with all screens.
  @Test func theMapsAreWhatTheExplorerFinds() async throws {
    var found: [Graph.Node] = []
    for name in Explored.names {
      found.append(Graph.Node(name, inner: try await Explored.summary(name).diagram.graph().map))
    }
    if Explored.isRecorded {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try found.map { node in
        "    \(String(decoding: try encoder.encode(node), as: UTF8.self))\n"
      }
      let file = packageFile("Sources/ScreensCommand/Interface/StateMap+Recorded.swift")
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
      let text = "\(parts[0])\"\"\"\n\(lines.joined())    \"\"\"\(parts[2])"
      try Data(text.utf8).write(to: file)
    } else {
      #expect(StateMap.all.nodes.filter { Explored.names.contains($0.name) } == found)
    }
  }

  /// The cells of a style, as text, line by line.
  private func text(_ run: AppRun, where isWanted: (TextStyle) -> Bool) -> String {
    run.frame.map { line in
      line.spans.filter { isWanted($0.style) }.map(\.text).joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func allTransitionsAreDrawnWithTheCurrentStateFilledAndTheLastEdgeLit() async {
    let run = AppRun.all(opening: "turnstile", columns: 120, rows: 40)
    run.type("cc")
    await run.pass(.seconds(1))
    for name in ["│ ● locked │", "│ unlocked │", "│ outOfService │"] {
      #expect(run.text.contains(name))
    }
    for cause in ["coin()", "push()", "close()", "open()"] { #expect(run.text.contains(cause)) }
    let filled = text(run) { $0.isSuperset(of: [.reversed, .green]) }
    #expect(filled.contains(" unlocked "))
    #expect(!filled.contains(" locked "))
    let lit = text(run) { $0.isSuperset(of: [.bold, .green]) && !$0.contains(.reversed) }
    #expect(lit.contains("coin()"))
    #expect(lit.contains("▼"))
    #expect(!lit.contains("push()"))
  }

  @Test func hostedScreensAreBoxesInsideTheirHosts() async {
    let run = AppRun.all(opening: "player", columns: 120, rows: 60)
    await run.pass(.seconds(1))
    let host = text(run) { $0.isSuperset(of: [.bold, .green]) && !$0.contains(.reversed) }
    #expect(host.contains("loggedOut"))
    #expect(text(run) { $0.isSuperset(of: [.reversed, .green]) }.contains(" unregistered "))
    let lines = run.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("│ │ ● unregistered │") })
  }

  /// The explored news load their languages first, and those of the program know them.
  @Test(arguments: [("news", "determineLanguage"), ("player", "loggedOut")])
  func theMarkIsWhereTheScreenHasStarted(_ name: String, _ start: String) {
    let run = AppRun.all(opening: name, columns: 120, rows: 60)
    #expect(run.text.contains("● \(start)"))
    for other in ["loadLanguages", "loggedIn"] { #expect(!run.text.contains("● \(other)")) }
  }

  @Test func belowItsSizeTheMapSaysFromWhichSizeOnItIsDrawn() async throws {
    let run = AppRun(Entries.all(), opening: "news", columns: 80, rows: 24)
    run.press(.tab)
    let sentence = "The map is drawn from 37 lines on."
    #expect(run.text.contains(sentence))
    run.resize(columns: 80, rows: 36)
    #expect(run.text.contains(sentence))
    run.resize(columns: 80, rows: 37)
    #expect(!run.text.contains(sentence))
    #expect(run.text.contains("│ displayNews │"))
  }

  @Test(arguments: Explored.all)
  func whereTheMapDoesNotFitBesideTheScreenTheOthersGetItsColumns(_ name: String) {
    let run = AppRun(Entries.all(), opening: name, columns: 100, rows: 30)
    #expect(!run.text.contains("The map is drawn from"))
    #expect(run.text.contains("newest first"))
    let isMapShown = run.text.contains("states of \(name)")
    run.press(.tab)
    // Then the map is alone, or the screen.
    #expect(run.text.contains("states of \(name)") != isMapShown)
    run.press(.tab)
    #expect(run.text.contains("states of \(name)") == isMapShown)
    // Fewer lines are for the screen.
    run.resize(columns: 100, rows: 16)
    #expect(run.text.contains("newest first") == run.text.contains("states of \(name)"))
    run.resize(columns: 200, rows: 60)
    #expect(run.text.contains("states of \(name)"))
  }

  @Test(arguments: Explored.all)
  func on200By60EveryMapHasItsLabels(_ name: String) throws {
    let run = AppRun(Entries.all(), opening: name, columns: 200, rows: 60)
    let map = try #require(StateMap.all.nodes.first { $0.name == name }?.inner)
    let labels = map.edges.flatMap(\.labels)
    #expect(!labels.isEmpty)
    // The map is the right one of two columns.
    let shown = run.text.split(separator: "\n").map { $0.dropFirst(94) }.joined(separator: "\n")
    for label in labels { #expect(shown.contains(label), "\(label) is not shown\n\(shown)") }
  }

  @Test func theMenuShowsTheMapOfWhatIsMarked() {
    let run = AppRun(Entries.all(), opening: nil, columns: 120, rows: 40)
    #expect(run.text.contains("states of news"))
    run.press(.down, .down, .down, shows: "states of turnstile")
    #expect(run.text.contains("outOfService"))
  }
}
