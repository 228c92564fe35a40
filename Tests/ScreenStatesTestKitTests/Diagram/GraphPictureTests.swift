import Foundation
import ScreenStatesDiagramLayout
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TextPictureTests {
  private let door = Graph(
    nodes: [.init("closed"), .init("open", notes: ["ignores open()"])],
    edges: [
      .init(from: 0, to: 1, labels: ["open()"]), .init(from: 1, to: 0, labels: ["close()"]),
      .init(from: 1, to: 1, labels: ["push()"]),
    ], starts: [0])

  @Test func aGraphIsDrawnFromTopToBottom() {
    let metrics = Metrics.cells()
    #expect(
      TextPicture(Layout(door, metrics), metrics).text == """
               ●
               │
               │
               ▼
             ╭────────╮
             │ closed │
             ╰─┬──────╯
               │    ▲
           ╭───╯    │
           │        │
         open()  close()
           ▼        │
        ╭───────────┴────╮
        │      open      ├─╮
        │ ignores open() │ │ push()
        │                │◀╯
        ╰────────────────╯
        """)
  }

  @Test func aBreakOrATabInANameOrALabelIsASpace() {
    let metrics = Metrics.cells()
    let graph = Graph(
      nodes: [.init("a\nb"), .init("c\r\nd\te")], edges: [.init(from: 0, to: 1, labels: ["f\ng"])])
    #expect(
      TextPicture(Layout(graph, metrics), metrics).text == """
         ╭─────╮
         │ a b │
         ╰──┬──╯
            │
           f g
            ▼
        ╭───────╮
        │ c d e │
        ╰───────╯
        """)
  }

  @Test func eachCellSaysWhatItBelongsTo() throws {
    let metrics = Metrics.cells()
    let graph = Graph(
      nodes: [.init("日"), .init("b", isReached: false)],
      edges: [.init(from: 0, to: 1, labels: ["go"])])
    let layout = Layout(graph, .cells(width: { $0 == "日" ? 2 : $0.count }))
    let picture = TextPicture(layout, .cells(width: { $0 == "日" ? 2 : $0.count }))
    #expect(
      picture.text == """
        ╭────╮
        │ 日 │
        ╰─┬──╯
          │
          go
          ▼
        ╭╌╌╌╮
        ┆ b ┆
        ╰╌╌╌╯
        """)
    let parts = Set(picture.rows.joined().compactMap(\.part))
    #expect(
      parts == [
        .border(0), .border(1), .inside(0), .inside(1), .name(0), .name(1), .arrows([0]), .label(0),
      ])
    #expect(picture.rows[1].map(\.text).contains(""), "the second half of a wide character")
    #expect(TextPicture(Layout(Graph(), metrics), metrics).text == "")
  }
}

@Suite struct SVGPictureTests {
  @Test func thePictureIsWellFormedWhateverTheNames() {
    let graph = Graph(
      nodes: [.init("a & <b>", notes: ["\u{1}\"quoted\""]), .init("]]>", isReached: false)],
      edges: [.init(from: 0, to: 1, labels: ["x < y"]), .init(from: 0, to: 0, labels: ["&"])],
      starts: [0])
    let svg = SVGPicture(Layout(graph, .points), .points, title: "<&>").text
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(">a &amp; &lt;b&gt;</text>"))
    #expect(svg.contains("<title>&lt;&amp;&gt;</title>"))
  }

  @Test func thereAreColoursForLightAndForDarkOnAGroundOfItsOwn() {
    let graph = Graph(
      nodes: [.init("a", inner: Graph(nodes: [.init("b")], starts: [0])), .init("c")],
      edges: [.init(from: 0, to: 1, labels: ["go"])], starts: [0])
    let svg = SVGPicture(Layout(graph, .points), .points, title: "").text
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(svg.contains("<rect class=\"ground\""))
    #expect(!svg.contains("currentColor"))
    // One accent: the box in which it all begins, not those inside it.
    #expect(svg.components(separatedBy: "class=\"host start\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"box\"").count == 3)
    #expect(svg.components(separatedBy: "class=\"head first\"").count == 3)
  }

  @Test func aLineStopsAtItsLabelAndBranchesAreOneLine() throws {
    let graph = Graph(
      nodes: [.init("a"), .init("b"), .init("c")],
      edges: [.init(from: 0, to: 1, labels: ["go"]), .init(from: 0, to: 2, labels: ["go"])])
    let layout = Layout(graph, .points)
    let label = try #require(layout.labels.first)
    #expect(layout.labels.count == 1 && label.arrows == [0, 1])
    let svg = SVGPicture(layout, .points, title: "").text
    #expect(svg.components(separatedBy: ">go</text>").count == 2)
    #expect(svg.components(separatedBy: "class=\"edge\"").count == 2)
    #expect(svg.contains("\(label.frame.y - 1)M"))
    #expect(svg.contains(" \(label.frame.maxY + 1)L"))
  }
}
