import Foundation
import Testing

@testable import benchmarks

@Suite struct ReportTests {
  private let report = Report(
    conditions: "Swift.", workloads: [("cycle", "a transition"), ("idle", "bytes of a screen")],
    rows: [
      Row(workload: "cycle", candidate: "article", rounds: [1_390, 1_400, 1_410], allocations: 1),
      Row(workload: "cycle", candidate: "ours", rounds: [350, 350, 350], allocations: 1.5),
      Row(workload: "idle", candidate: "ours", bytes: 320),
    ],
    targets: [
      .time("a time", atMost: 0.3, of: "cycle", "ours", to: "article"),
      .count("bytes", atMost: 300, \.bytes, of: "idle", "ours"),
      .count("not measured", atMost: 1, \.bytes, of: "load", "ours"),
    ])

  @Test func aTableHasOnlyTheColumnsThatHaveFigures() {
    #expect(
      report.text(isAligned: true) == """
        Swift.

        **cycle**: a transition

        | candidate |    ns | spread | to article | allocations |
        | ---       |  ---: |   ---: |       ---: |        ---: |
        | article   | 1,400 |    1 % |       1.00 |           1 |
        | ours      |   350 |    0 % |       0.25 |        1.50 |

        **idle**: bytes of a screen

        | candidate | bytes |
        | ---       |  ---: |
        | ours      |   320 |

        **targets**

        | target                      | at most | here | result |
        | ---                         |    ---: | ---: | ---    |
        | a time, relative to article |    0.30 | 0.25 | met    |
        | bytes                       |     300 |  320 | missed |
        """)
  }

  @Test func theDocumentationHasTheSameFigures() {
    let lines = report.text(isAligned: false).split(separator: "\n")
    #expect(lines.contains("| ours | 350 | 0 % | 0.25 | 1.50 |"))
    #expect(lines.contains("| a time, relative to article | 0.30 | 0.25 | met |"))
  }

  @Test func theDocumentationMarksAndCountsTheMissedTargets() throws {
    let article = try String(
      contentsOf: URL(filePath: #filePath).appending(
        path: "../../../Docs/ScreenStates.docc/Benchmarks.md"
      ).standardized, encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 4 && Double($0[1]) != nil }
    for row in rows {
      let (limit, here) = try (#require(Double(row[1])), #require(Double(row[2])))
      #expect(row[3] == (here > limit ? "**missed**" : "met"), "\(row[0])")
    }
    let words = [
      "none is", "one is", "two are", "three are", "four are", "five are", "six are", "seven are",
    ]
    let missed = words[rows.count { $0[3] == "**missed**" }]
    #expect(rows.count > 8 && article.contains("Of \(rows.count) targets \(missed) missed"))
  }
}
