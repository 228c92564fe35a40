import BenchmarkKit
import Testing

@Suite struct TextTableTests {
  private let table = TextTable(
    columns: [.init("candidate", isFigure: false), .init("ns"), .init("ratio")],
    rows: [["ours", "44", "0.25"], ["article again", "1,146", ""]])

  @Test func figuresStandOnTheRightAndWordsOnTheLeft() {
    #expect(
      table.plain == """
        candidate         ns  ratio
        -------------  -----  -----
        ours              44   0.25
        article again  1,146
        """)
  }

  @Test func theSameInMarkdown() {
    #expect(
      table.markdown == """
        | candidate | ns | ratio |
        | --- | ---: | ---: |
        | ours | 44 | 0.25 |
        | article again | 1,146 |  |
        """)
  }
}
