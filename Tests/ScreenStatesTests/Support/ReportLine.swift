/// Holds the closure with which work reports, so that a test reports in its place.
@MainActor
final class ReportLine<Report: Sendable> {
  var report: (@Sendable (Report) -> Void)?

  func callAsFunction(_ value: Report) { report?(value) }
}
