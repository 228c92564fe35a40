import CountingAllocator
import RandomModels
import Terminal

/// The program: runs the requested parts, and prints what was run and what failed.
@MainActor
struct Campaign {
  enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line was not valid: `EX_USAGE` of sysexits(3).
    case usage = 64
  }

  private let options: CampaignOptions
  private let clock = ContinuousClock()
  private var failed = false

  static func run(_ words: [String]) async -> Status {
    do {
      let options = try CampaignOptions(words)
      if options.wantsHelp {
        Descriptor.standardOutput.say(CampaignOptions.help)
        return .success
      }
      var campaign = Campaign(options: options)
      return await campaign.run()
    } catch {
      Descriptor.standardError.say("campaign: \(error)")
      return .usage
    }
  }

  private mutating func run() async -> Status {
    tellWhatIsNotMeasured()
    for part in options.parts {
      switch part {
      case .orders: await runOrders()
      case .worlds: await runWorlds()
      case .sessions: await runSessions()
      case .models: await runModels()
      case .memory: await runMemory()
      case .network: await runNetwork()
      case .feeds: runFeeds()
      }
    }
    return failed ? .failure : .success
  }

  /// Prints which figures cannot be measured here, so that a zero is not taken for one.
  private func tellWhatIsNotMeasured() {
    let counting: Set<CampaignOptions.Part> = [.memory, .network, .feeds]
    guard !counting.isDisjoint(with: options.parts) else { return }
    if !counting_allocator_counts() {
      Descriptor.standardOutput.say(
        "Bytes are not counted on this system: they are printed as 0, and not checked.")
    }
    if options.parts.contains(.network), ProcessResources.now.descriptors == 0 {
      Descriptor.standardOutput.say(
        "This system does not say what the process holds: it is printed as 0, and not checked.")
    }
  }

  // MARK: - Parts

  private mutating func runOrders() async {
    let start = clock.now
    var worlds = Worlds(isTraced: false)
    let length = options.isShort ? 4 : 6
    let failure = await worlds.run(
      seed: options.seed, count: options.steps ?? (options.isShort ? 2 : 8), length: length)
    tell(
      "orders: \(worlds.orders) of \(length) events, seed \(options.seed); \(worlds.count) differ,"
        + " \(worlds.faulty) faulty", since: start, failure)
  }

  private mutating func runWorlds() async {
    let start = clock.now
    var worlds = Worlds(isTraced: options.steps == 1)
    let failure = await worlds.run(
      seed: options.seed, count: options.steps ?? (options.isShort ? 3_000 : 50_000))
    tell(
      "worlds: \(worlds.count) worlds, seed \(options.seed); \(worlds.faulty) faulty", since: start,
      failure)
  }

  private mutating func runSessions() async {
    let start = clock.now
    var sessions = RecordedSessions()
    let failure = await sessions.run(
      seed: options.seed, count: options.steps ?? (options.isShort ? 50 : 1_000))
    tell(
      "sessions: \(sessions.count) recorded and played, \(sessions.frames) frames, seed"
        + " \(options.seed)", since: start, failure)
  }

  private mutating func runModels() async {
    // The system's clock runs while a real sleep is measured, so a busy machine can change a find.
    for subject in MergeCheck.Subject.allCases where !(options.isShort && subject == .sleeper) {
      let start = clock.now
      var models = MergedModels(subject, isShort: options.isShort)
      let failure = await models.run(
        seed: options.seed, count: options.steps ?? (options.isShort ? 50 : 1_000))
      tell("models: \(models.figures), seed \(options.seed)", since: start, failure)
    }
  }

  private mutating func runMemory() async {
    for check in MemoryCheck.all {
      let start = clock.now
      let (figures, failure) = await check.run(options.isShort)
      tell("memory: \(check.name): \(figures)", since: start, failure)
    }
  }

  private mutating func runNetwork() async {
    for check in NetworkCheck.all {
      let start = clock.now
      do {
        let (figures, failure) = try await check.run(options)
        tell("network: \(figures)", since: start, failure)
      } catch {
        tell("network: not run", since: start, "\(error)")
      }
    }
  }

  private mutating func runFeeds() {
    let mebibytes = options.isShort ? 1 : 100
    for feed in LargeFeed.all {
      let start = clock.now
      let (outcome, left) = feed.read(mebibytes << 20)
      // Foundation on Linux leaks the texts of errors, of which a document may have ten thousand.
      tell(
        "feeds: \(mebibytes) MiB of \(feed.name): \(outcome), \(left) bytes left", since: start,
        left < 16 << 20 ? nil : "Reading it left more than 16 MiB.")
    }
  }

  private mutating func tell(
    _ line: String, since start: ContinuousClock.Instant, _ failure: String?
  ) {
    let seconds = (clock.now - start) / .seconds(1)
    Descriptor.standardOutput.say(
      "\(line) (\(Int(seconds * 10 + 0.5) / 10).\(Int(seconds * 10 + 0.5) % 10) s)")
    guard let failure else { return }
    failed = true
    Descriptor.standardError.say("FAILED, \(line.prefix { $0 != ":" }): \(failure)")
  }
}
