/// Where a ``PendingWork`` was made, and how its calls behave.
struct PendingOrigin: Sendable, CustomStringConvertible {
  let file: String
  let line: Int
  let cancelled: CancelledCalls
  let reporter: MisuseReporter

  var description: String { "PendingWork made at \(file):\(line)" }
}
