import BenchmarkKit
import Foundation
import Testing

@Suite struct ReportTests {
  private var report: Report {
    var article = Row(workload: "cycle", candidate: "article")
    article.rounds = [390, 400, 410]
    article.toArticle = 1
    article.allocations = 1
    var ours = Row(workload: "cycle", candidate: "ours")
    ours.rounds = [80, 80, 80]
    ours.toArticle = 0.2
    ours.allocations = 1
    var idle = Row(workload: "idle", candidate: "ours")
    idle.bytes = 320
    var view = Row(workload: "view", candidate: "ours")
    view.redraws = 0
    return Report(
      conditions: Conditions(
        swift: "6.3", isOptimized: true, hasSharedLibrary: false, countsAllocations: true,
        countsInstructions: false, isQuick: false),
      workloads: [("cycle", "a transition"), ("idle", "bytes of a screen"), ("view", "frames")],
      rows: [article, ours, idle, view],
      targets: [
        Target("to the article", atMost: 0.25, \.toArticle, of: "cycle", "ours"),
        Target("bytes", atMost: 300, \.bytes, of: "idle", "ours"),
        Target("not measured", atMost: 1, \.toBest, of: "load", "ours"),
      ])
  }

  @Test func aTableHasOnlyTheColumnsThatHaveFigures() {
    let text = report.text(.table)
    #expect(
      text.contains(
        """
        cycle: a transition

        candidate   ns  spread  to article  allocations
        ---------  ---  ------  ----------  -----------
        article    400     3 %        1.00            1
        ours        80     0 %        0.20            1

        idle: bytes of a screen

        candidate  bytes
        ---------  -----
        ours         320

        view: frames

        candidate  redraws
        ---------  -------
        ours             0
        """))
  }

  @Test func targetsThatWereMeasuredStandAtTheEnd() {
    let text = report.text(.table)
    #expect(
      text.hasSuffix(
        """
        target          at most  here  result
        --------------  -------  ----  ------
        to the article     0.25  0.20  met
        bytes               300   320  missed
        """))
    #expect(!text.contains("not measured"))
  }

  @Test func markdownHasTheSameFigures() {
    let text = report.text(.markdown)
    #expect(text.contains("| ours | 80 | 0 % | 0.20 | 1 |"))
    #expect(text.contains("| to the article | 0.25 | 0.20 | met |"))
    #expect(text.contains("| bytes | 300 | 320 | missed |"))
    #expect(text.contains("**idle**: bytes of a screen"))
  }

  @Test func aProgramCanReadTheFigures() throws {
    let document = try JSONSerialization.jsonObject(with: Data(report.text(.json).utf8))
    let root = try #require(document as? [String: Any])
    let rows = try #require(root["rows"] as? [[String: Any]])
    #expect(rows.count == 4)
    #expect(rows[1]["nanoseconds"] as? Double == 80)
    #expect(rows[1]["toArticle"] as? Double == 0.2)
    #expect(rows[2]["bytes"] as? Double == 320)
    #expect(rows[2]["nanoseconds"] is NSNull)
    #expect(rows[2]["redraws"] is NSNull)
    #expect(rows[3]["redraws"] as? Double == 0)
    let conditions = try #require(root["conditions"] as? [String: Any])
    #expect(conditions["sharedLibrary"] as? Bool == false)
    let targets = try #require(root["targets"] as? [[String: Any]])
    #expect(targets.map { $0["what"] as? String } == ["to the article", "bytes"])
    #expect(targets.map { $0["missed"] as? Bool } == [false, true])
  }
}
