import Terminal

/// What a command line asks of the campaign.
struct CampaignOptions {
  enum Part: String, CaseIterable { case orders, random, worlds, sessions, memory, network, feeds }

  private(set) var parts: [Part] = []
  private(set) var isShort = false
  private(set) var seed = UInt64.random(in: 1...999_999_999)
  private(set) var steps: Int?
  private(set) var tasksOnly = false
  private(set) var wantsHelp = false

  static let help = """
    campaign [orders] [random] [worlds] [sessions] [memory] [network] [feeds]
             [--short] [--seed N] [--steps N] [--tasks]

      orders    every order of six kinds of event
      random    machines and events that are made up
      worlds    screens that host each other, where hooks and freed objects do anything at all
      sessions  made up with the sample screens: recorded in a file, read, and played again
      memory    what entries, screens and dropped screens leave behind
      network   loads from hostile servers, left at any moment
      feeds     feeds of 100 MiB, of 1 in short, each much of one thing

      --short   less of each, in seconds
      --seed N  the seed of what is made up; else one is chosen, and printed
      --steps N how many random steps, worlds, sessions, or loads from hostile servers; of a single world it
                tells what happens
      --tasks   of random machines only those whose loads are tasks
    """

  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--short": isShort = true
      case "--tasks": tasksOnly = true
      case "--help", "-h": wantsHelp = true
      case "--seed": seed = try Self.number(after: word, &rest)
      case "--steps": steps = try Self.number(after: word, &rest)
      default:
        guard let part = Part(rawValue: word) else {
          throw UsageError(
            "There is no part or option \"\(word)\"", word,
            among: Part.allCases.map(\.rawValue) + ["--short", "--seed", "--steps", "--tasks"],
            see: "campaign --help")
        }
        parts.append(part)
      }
    }
    if parts.isEmpty { parts = Part.allCases }
  }

  private static func number<Number: FixedWidthInteger>(
    after word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Number {
    guard let text = rest.popFirst(), let number = Number(text), number >= 0 else {
      throw UsageError("\(word) needs a whole number.")
    }
    return number
  }
}
