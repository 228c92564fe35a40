/// The problems that a check of the kit found, in sentences.
///
/// The `check…` functions of the kit throw it, so `try` alone shows the sentences with Swift
/// Testing and with XCTest.
public struct FailedCheck: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was checked.
  public let subject: String

  /// The problems, a sentence each.
  public let problems: [String]

  /// The subject, and a line for each problem.
  public var description: String {
    ([subject + ":"] + problems.map { "- " + $0 }).joined(separator: "\n")
  }

  package init(subject: String, problems: [String]) {
    (self.subject, self.problems) = (subject, problems)
  }

  package static func check(_ subject: String, _ problems: [String]) throws {
    guard problems.isEmpty else { throw FailedCheck(subject: subject, problems: problems) }
  }
}
