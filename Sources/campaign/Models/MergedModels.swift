import RandomModels

/// Explores random models or screens, each with its own seed.
@MainActor
struct MergedModels {
  private var check: MergeCheck
  private let subject: MergeCheck.Subject
  private let isShort: Bool

  init(_ subject: MergeCheck.Subject, isShort: Bool) {
    (self.subject, self.isShort) = (subject, isShort)
    check = MergeCheck(of: subject, depth: (subject == .screen ? 4 : 5) - (isShort ? 1 : 0))
  }

  /// What was explored, in words.
  var figures: String {
    "\(check.count) \(subject)s, \(check.situations.separate) situations that differ merge to"
      + " \(check.situations.merged), \(check.skipped) skipped"
  }

  /// Explores `count` subjects with consecutive seeds.
  ///
  /// - Returns: What is missed of the first subject of which something is missed, or nil.
  mutating func run(seed: UInt64, count: Int) async -> String? {
    for seed in (0..<UInt64(count)).map({ seed &+ $0 }) {
      guard let missed = await check.run(seed: seed) else { continue }
      return """
        \(missed)
        seed \(seed); again: campaign models --steps 1 --seed \(seed)\(isShort ? " --short" : "")
        """
    }
    return nil
  }
}
