import CountingAllocator
import Foundation

@MainActor
enum Benchmarks {
  /// Runs a command line, and returns the exit status: 1 for a failure, and `EX_USAGE` of
  /// sysexits(3) for a command line that is not valid.
  static func run(_ words: [String]) async -> Int32 {
    do {
      return try await run(Options(words, workloads: Workload.all.map { $0.name }))
    } catch {
      complain("\(error)")
      return error is Options.Mistake ? 64 : 1
    }
  }

  private static func run(_ options: Options) async throws -> Int32 {
    if options.wantsHelp {
      print("\(Options.help)\nWorkloads: \(Workload.all.map { $0.name }.joined(separator: ", "))")
      return 0
    }
    guard Conditions.isRelease || !options.checks else {
      throw Options.Mistake(
        description:
          "--check needs a release build: swift run -c release benchmarks --quick --check")
    }
    let workloads = Workload.all.filter { options.only.isEmpty || options.only.contains($0.name) }
    let countsInstructions = instruction_counter_open()
    let runner = Runner(isQuick: options.isQuick, countsInstructions: countsInstructions)
    var rows: [Row] = []
    for workload in workloads { rows += try await runner.rows(of: workload) }
    let report = Report(
      conditions: Conditions.text(
        isQuick: options.isQuick, countsInstructions: countsInstructions),
      workloads: workloads.map { ($0.name, $0.summary) }, rows: rows, targets: Limits.targets)
    let text = report.text(isAligned: !options.isForDocuments) + "\n"
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain("The figures cannot be written: \(error.localizedDescription) Write them elsewhere.")
      return 1
    }
    guard options.checks else { return 0 }
    let verdicts = Limits.targets.compactMap { $0.verdict(on: rows) }
    // To standard error, so that programs can read the figures.
    for verdict in verdicts { complain(verdict.sentence) }
    return verdicts.contains { $0.isBroken } ? 1 : 0
  }

  /// Writes a line to the error stream.
  private static func complain(_ sentence: String) {
    // It throws if nothing can be written; the other function of this name ends the process then.
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(sentence)\n".utf8))
  }
}
