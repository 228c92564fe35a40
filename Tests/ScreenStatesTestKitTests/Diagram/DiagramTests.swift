import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct DiagramTests {
  @Test func aScreenInMermaid() async {
    #expect(
      Diagram(await explorer(of: .none).explore()).mermaid == """
        stateDiagram-v2
          state "loading" as loading
          state "showing" as showing
          state "failed" as failed
          [*] --> loading
          loading --> showing : success
          loading --> failed : failure
          showing --> loading : refresh()
          failed --> loading : retry()
          note right of loading
            ignores refresh(), retry()
          end note
          note right of showing
            ignores retry()
          end note
          note right of failed
            ignores refresh()
          end note
        """)
  }

  @Test func aScreenInDOT() async {
    #expect(
      Diagram(await explorer(of: .none).explore()).dot == """
        digraph screen {
          rankdir=LR;
          node [shape=box, style=rounded];
          edge [fontsize=10];
          loading [label="loading\\nignores refresh(), retry()"];
          showing [label="showing\\nignores retry()"];
          failed [label="failed\\nignores refresh()"];
          _start [shape=point, label="", style=filled];
          _start -> loading;
          loading -> showing [label="success"];
          loading -> failed [label="failure"];
          showing -> loading [label="refresh()"];
          failed -> loading [label="retry()"];
        }
        """)
  }

  @Test func aScreenInCharacters() async {
    let diagram = Diagram(await explorer(of: .none).explore())
    #expect(
      diagram.text == """
                         ●
                         │
                         │
                         ▼
                 ╭─────────╮
                 │ loading │
                 ╰─┬───┬───╯
                   │ ▲ │ ▲
           ╭───────╯ │ │ ╰──────────────╮
           │         │ │                │
           │         │ ╰───────╮        │
           │         │         │        │
        success  refresh()  failure  retry()
           │         │         │        │
           │     ╭───╯         ╰───╮    │
           ▼     │                 ▼    │
         ╭───────┴─╮             ╭──────┴─╮
         │ showing │             │ failed │
         ╰─────────╯             ╰────────╯
        """)
    #expect(!diagram.text.contains("ignores"))
    #expect(diagram.text(withNotes: true).contains("ignores refresh(), retry()"))
  }

  @Test func aScreenAsAPicture() async {
    let diagram = Diagram(await explorerOfRooms().explore())
    let svg = diagram.svg
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains(">hall</text>") && svg.contains(">on</text>"))
    #expect(!svg.contains("refuses"))
    #expect(diagram.svg(withNotes: true).contains(">refuses go(to:) → end</text>"))
  }

  @Test func aKindThatIsNeverReachedIsDashed() async {
    let dot = Diagram(await explorer(of: .unreachable).explore()).dot
    #expect(dot.contains("failed [label=\"failed\", style=\"rounded,dashed\"];"))
  }

  @Test func namesAndCausesAreEscapedAndHostedScreensAreInside() async {
    let mermaid = Diagram(await explorerOfRooms().explore()).mermaid
    #expect(MermaidGrammar.complaints(of: mermaid) == [])
    #expect(mermaid.contains("state \"end\" as end_"))
    #expect(mermaid.contains("state \"a #34;b#34;#58; c#59; #92;d #123;#35;#125;\" as "))
    #expect(
      mermaid.contains(
        """
          state "hall" as hall {
            state "off" as hall__off
            state "on" as hall__on
            [*] --> hall__off
            hall__off --> hall__on : switch #34;on#34;
          }
        """))
    #expect(mermaid.contains("refuses go(to#58;) → end"))
  }

  @Test func aNameMayBeginWithADigitOrBeEmpty() async {
    let explorer = Explorer(
      FlagsController.self, kind: { $0.isLoading ? "" : "\($0.items.count) items" },
      showing: Flags.init
    ) { inputs in
      let service = PendingWork<Void, [String]>()
      inputs.act("controller.load()", when: { _ in service.calls.isEmpty }) { $0.load() }
      inputs.answers("service", of: service, with: [.succeed(["Tent"])])
      return FlagsController(service)
    }
    let diagram = Diagram(await explorer.explore())
    #expect(MermaidGrammar.complaints(of: diagram.mermaid) == [])
    #expect(diagram.dot.contains("_0_20_items -> _ [label="))
  }

  @Test func theGrammarCheckComplains() {
    #expect(MermaidGrammar.complaints(of: "stateDiagram-v2\n  a --> b : x") != [])
    #expect(MermaidGrammar.complaints(of: "stateDiagram-v2\n  state \"a:\" as a") != [])
    #expect(MermaidGrammar.complaints(of: "stateDiagram-v2\n  state \"a\" as a {") == ["braces"])
  }

  @Test(
    .enabled(
      if: Graphviz.dot != nil,
      "dot is not installed, so that it cannot say whether it understands the diagrams."))
  func dotUnderstandsTheDiagrams() async throws {
    let drawn = try #require(try Graphviz.draw(Diagram(await explorerOfRooms().explore()).dot))
    #expect(drawn.status == 0)
    #expect(drawn.svg.contains("</svg>"))
  }
}
