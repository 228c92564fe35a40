import CountingAllocator
import Terminal

/// Runs a check; returns its figures, and what is wrong with them.
typealias Check =
  @MainActor (CampaignOptions) async throws -> (figures: String, failure: String?)

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
      case .orders: await run("orders", Worlds.orders)
      case .worlds: await run("worlds", Worlds.random)
      case .sessions: await run("sessions", RecordedSessions.check)
      case .models: for check in MergedModels.checks(options) { await run("models", check) }
      case .memory: for check in MemoryCheck.all { await run("memory: \(check.name)", check.run) }
      case .network: await run("network", NetworkCheck.check)
      }
    }
    return failed ? .failure : .success
  }

  /// Prints which figures cannot be measured here, so that a zero is not taken for one.
  private func tellWhatIsNotMeasured() {
    let counting: Set<CampaignOptions.Part> = [.memory, .network]
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

  // MARK: - Checks

  private mutating func run(_ name: String, _ check: Check) async {
    let start = clock.now
    do {
      let (figures, failure) = try await check(options)
      tell("\(name): \(figures)", since: start, failure)
    } catch {
      tell("\(name): not run", since: start, "\(error)")
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
