import Terminal

/// What a command line asks of the campaign.
struct CampaignOptions {
  enum Part: String, CaseIterable {
    case orders, worlds, sessions, models, memory, network
  }

  let parts: [Part]
  let isShort: Bool
  let seed: UInt64
  let steps: Int?

  static let help = """
    USAGE: campaign [part ...] [options]

    Try many orders of events, and check the rules after each. Without a part, all parts are run.

    PARTS:
      orders    every order of six kinds of event in a few of the worlds
      worlds    random screens that host each other, and act even in hooks and while they are freed
      sessions  random sessions of the sample screens: recorded in a file, read, and played again
      models    random models and screens: whether an explorer that merges situations sees as much
                as one that does not
      memory    whether states that exited and screens that were released leave memory behind
      network   loads from hostile servers, abandoned at any moment

    OPTIONS:
      --short    run less of each part: seconds instead of minutes
      --seed N   the seed of the random parts; without it one is chosen and printed
      --steps N  the number of worlds, sessions, models and loads; worlds --steps 1 also prints
                 what happens in that world
      --help     show this

    EXAMPLES:
      campaign --short --seed 7
      campaign worlds --steps 1 --seed 7

    """

  init(_ options: Options) throws(UsageError) {
    let parts = try options.operands.map { (word) throws(UsageError) in
      guard let part = Part(rawValue: word) else {
        throw UsageError(
          "There is no part \"\(word)\"", word, among: Part.allCases.map(\.rawValue),
          see: "campaign --help")
      }
      return part
    }
    self.parts = parts.isEmpty ? Part.allCases : parts
    isShort = options.has("--short")
    seed = try options.number(of: "--seed") ?? .random(in: 1...999_999_999)
    steps = try options.number(of: "--steps")
  }

  /// How much to run, unless the command line says it.
  func count(short: Int, long: Int) -> Int { steps ?? (isShort ? short : long) }
}
