import BenchmarkKit
import CountingAllocator
import Terminal

/// The program.
@MainActor
enum Benchmarks {
  /// The exit status of the program.
  enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line was not valid: `EX_USAGE` of sysexits(3).
    case usage = 64
  }

  /// Runs a command line.
  static func run(_ words: [String]) async -> Status {
    do {
      let options = try BenchmarkOptions(words)
      try options.validate(against: Workload.all.map(\.name))
      return await run(options)
    } catch {
      complain("\(error)")
      return .usage
    }
  }

  private static func run(_ options: BenchmarkOptions) async -> Status {
    if options.wantsHelp {
      print(BenchmarkOptions.help)
      return .success
    }
    if options.lists {
      for workload in Workload.all { print("\(workload.name): \(workload.summary)") }
      return .success
    }
    guard CompilerVersion.isOptimized || !options.checks else {
      complain(
        "--check needs a release build: swift run -c release benchmarks --quick --check")
      return .usage
    }
    if let mistake = Walk.mistake() {
      complain("\(mistake); measuring it would make no sense.")
      return .failure
    }
    let report = await measure(options)
    print(report.text(options.format))
    return options.checks ? judge(report.rows, options) : .success
  }

  private static func measure(_ options: BenchmarkOptions) async -> Report {
    let countsInstructions = instruction_counter_open()
    let runner = Runner(isQuick: options.isQuick, countsInstructions: countsInstructions)
    let workloads = Workload.all.filter { options.includes($0.name) }
    var rows: [Row] = []
    for workload in workloads { rows += await runner.rows(of: workload) }
    return Report(
      conditions: Conditions(
        swift: CompilerVersion.text, isOptimized: CompilerVersion.isOptimized,
        hasSharedLibrary: swift_library_is_shared(),
        countsAllocations: counting_allocator_counts(), countsInstructions: countsInstructions,
        isQuick: options.isQuick),
      workloads: workloads.map { ($0.name, $0.summary) }, rows: rows, targets: Limits.targets)
  }

  /// Writes a line to the error stream.
  private static func complain(_ sentence: String) {
    Descriptor.standardError.say("benchmarks: \(sentence)")
  }

  /// Prints the result of each check to standard error, so that programs can read the figures.
  private static func judge(_ rows: [Row], _ options: BenchmarkOptions) -> Status {
    let workloads = Set(rows.map(\.workload))
    let verdicts = Limits.checks.filter { workloads.contains($0.workload) }.map {
      $0.verdict(on: rows)
    }
    for verdict in verdicts { complain(verdict.description) }
    return verdicts.contains(where: \.isBroken) ? .failure : .success
  }
}
