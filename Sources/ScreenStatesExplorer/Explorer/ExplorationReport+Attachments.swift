extension ExplorationReport {
  /// The names and texts of files to attach to a test: the report, the coverage, a picture of the
  /// states, and for each finding a picture with its path, and a test.
  ///
  /// With Swift Testing, with an issue for each finding:
  ///
  /// ```swift
  /// for finding in report.findings { Issue.record("\(finding)") }
  /// for (name, text) in report.attachments { Attachment.record(text, named: name) }
  /// ```
  ///
  /// With XCTest, on Apple's systems, make the attachments with `XCTAttachment(string:)`.
  public var attachments: [(name: String, text: String)] {
    let diagram = Diagram(self)
    let goals = reached.map { ($0.kind, true) } + neverReached.map { ($0, false) } + coverage
    var files = [
      ("report.txt", description + "\n"),
      ("coverage.txt", goals.map { "[\($0.1 ? "x" : " ")] \($0.0)\n" }.joined()),
      ("states.svg", diagram.svg),
    ]
    for (index, finding) in findings.enumerated() {
      let name = "finding-\(index + 1)"
      if !finding.way.isEmpty {
        files.append(("\(name).svg", diagram.svg(withNotes: false, lighting: finding)))
      }
      if let test = finding.test { files.append(("\(name).swift", test + "\n")) }
    }
    return files
  }
}
