import CountingAllocator
import Foundation
import Terminal

/// What a check printed of itself, and what is wrong with that.
typealias Outcome = (figures: String, failure: String?)

/// A named check of the campaign.
@MainActor
struct Check {
  let name: String
  let run: (CampaignOptions) async throws -> Outcome
}

/// The program: runs the requested parts, and prints what was run and what failed.
@MainActor
struct Campaign {
  private let options: CampaignOptions
  private var failed = false

  static func run(_ words: [String]) async -> ExitStatus {
    do {
      let options = try Options(words, help: CampaignOptions.help, operands: .max)
      if options.has("--help") {
        Descriptor.standardOutput.say(CampaignOptions.help)
        return .success
      }
      var campaign = Campaign(options: try CampaignOptions(options))
      return await campaign.run()
    } catch {
      Descriptor.standardError.say("campaign: \(error)")
      return .usage
    }
  }

  private mutating func run() async -> ExitStatus {
    tellWhatIsNotMeasured()
    for check in options.parts.flatMap(checks) { await run(check) }
    return failed ? .failure : .success
  }

  private func checks(of part: CampaignOptions.Part) -> [Check] {
    switch part {
    case .orders: [Check(name: "orders", run: Worlds.orders)]
    case .worlds: [Check(name: "worlds", run: Worlds.random)]
    case .sessions: [Check(name: "sessions", run: RecordedSessions.check)]
    case .models: MergedModels.checks(options)
    case .memory: MemoryCheck.all
    case .network: [Check(name: "network", run: NetworkCheck.check)]
    }
  }

  private mutating func run(_ check: Check) async {
    var outcome: Outcome = ("not run", nil)
    let time = await ContinuousClock().measure {
      do {
        outcome = try await check.run(options)
      } catch {
        outcome.failure = "\(error)"
      }
    }
    let seconds = String(format: "%.1f s", time / .seconds(1))
    Descriptor.standardOutput.say("\(check.name): \(outcome.figures) (\(seconds))")
    guard let failure = outcome.failure else { return }
    failed = true
    Descriptor.standardError.say("FAILED, \(check.name): \(failure)")
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
}
