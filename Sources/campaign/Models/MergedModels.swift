import RandomModels

/// Explores random models and screens, each with its own seed, with merged situations and without.
@MainActor
enum MergedModels {
  static func checks(_ options: CampaignOptions) -> [Check] {
    // The system's clock runs while a real sleep is measured, so a busy machine can change a find.
    MergeCheck.Subject.allCases.filter { !(options.isShort && $0 == .sleeper) }.map { subject in
      Check(name: "models") { options in await explore(subject, options) }
    }
  }

  /// Explores subjects with consecutive seeds, up to the first of which something is missed.
  private static func explore(
    _ subject: MergeCheck.Subject, _ options: CampaignOptions
  ) async -> Outcome {
    var check = MergeCheck(
      of: subject, depth: (subject == .screen ? 4 : 5) - (options.isShort ? 1 : 0))
    var failure: String?
    for number in 0..<UInt64(options.count(short: 10, long: 150)) where failure == nil {
      let seed = options.seed &+ number
      let again = "campaign models --steps 1 --seed \(seed)\(options.isShort ? " --short" : "")"
      failure = await check.run(seed: seed).map { "\($0)\nseed \(seed); again: \(again)" }
    }
    let figures =
      "\(check.count) \(subject)s, \(check.situations.separate) situations that differ merge to"
      + " \(check.situations.merged), \(check.skipped) skipped, seed \(options.seed)"
    return (figures, failure)
  }
}
