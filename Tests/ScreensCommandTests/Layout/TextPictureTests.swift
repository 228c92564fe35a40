import ScreenStatesDiagramLayout
import Testing

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

  @Test func aGraphIsDrawnFromLeftToRight() {
    var metrics = Metrics.cells()
    metrics.direction = .right
    #expect(
      TextPicture(Layout(door, metrics), metrics).text == """
              ╭────────╮           ╭────────────────╮
              │        │           │                │
              │        ├──open()──▶│      open      │
        ●────▶│ closed │           │ ignores open() │
              │        │◀─close()──┤                │
              │        │           │                │
              ╰────────╯           ╰──────┬─────────╯
                                          │ ▲
                                          ╰─╯

                                         push()
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
