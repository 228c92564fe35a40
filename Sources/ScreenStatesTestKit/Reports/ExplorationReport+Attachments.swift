extension ExplorationReport {
  /// The report, the coverage, a picture of the states, and for each finding a picture with its
  /// path and a test: as the texts of files to attach to a test.
  ///
  /// With Swift Testing, which shows an issue for each finding:
  ///
  /// ```swift
  /// for finding in report.findings { Issue.record("\(finding)") }
  /// for (name, text) in report.attachments { Attachment.record(text, named: name) }
  /// ```
  ///
  /// With XCTest, whose attachments are of Apple's systems:
  ///
  /// ```swift
  /// for finding in report.findings { XCTFail("\(finding)") }
  /// #if canImport(ObjectiveC)
  ///   for (name, text) in report.attachments {
  ///     let attachment = XCTAttachment(string: text)
  ///     attachment.name = name
  ///     add(attachment)
  ///   }
  /// #endif
  /// ```
  public var attachments: [(name: String, text: String)] {
    let diagram = Diagram(self)
    let kinds =
      reached.map { "[x] \($0.kind)" } + neverReached.map { "[ ] \($0)" }
    let inputs = coverage.map { "[\($0.isReached ? "x" : " ")] \($0.name)" }
    let files = findings.enumerated().flatMap { index, finding in
      [
        finding.way.isEmpty
          ? nil
          : ("finding-\(index + 1).svg", diagram.svg(withNotes: false, lighting: finding)),
        finding.test.map { ("finding-\(index + 1).swift", $0 + "\n") },
      ].compactMap(\.self)
    }
    return [
      ("report.txt", description + "\n"),
      ("coverage.txt", (kinds + inputs).map { $0 + "\n" }.joined()),
      ("states.svg", diagram.svg),
    ] + files
  }
}
