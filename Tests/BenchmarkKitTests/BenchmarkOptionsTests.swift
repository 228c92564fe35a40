import BenchmarkKit
import Terminal
import Testing

@Suite struct BenchmarkOptionsTests {
  @Test func withoutWordsEverythingIsMeasuredAndPrintedAsATable() throws {
    let options = try BenchmarkOptions([])
    #expect(options.format == .table)
    #expect(!options.isQuick && !options.checks && !options.lists && !options.wantsHelp)
    #expect(options.includes("cycle"))
  }

  @Test func everyOptionIsRead() throws {
    let options = try BenchmarkOptions(["--json", "--quick", "--check", "--list", "--help"])
    #expect(options.format == .json)
    #expect(options.isQuick && options.checks && options.lists && options.wantsHelp)
    #expect(try BenchmarkOptions(["--markdown"]).format == .markdown)
    #expect(try BenchmarkOptions(["-h"]).wantsHelp)
  }

  @Test func someWorkloadsCanBeNamed() throws {
    let options = try BenchmarkOptions(["--only", "cycle", "--only", "load"])
    #expect(options.includes("cycle") && options.includes("load"))
    #expect(!options.includes("event"))
    try options.validate(against: ["cycle", "event", "load"])
  }

  @Test(arguments: [
    (["--everything"], "There is no option \"--everything\"; see: benchmarks --help"),
    (
      ["--quik"], "There is no option \"--quik\"; did you mean \"--quick\"? See: benchmarks --help"
    ),
    (["cycle"], "There is no option \"cycle\"; see: benchmarks --help"),
    (["--only"], "--only needs the name of a workload after it; see: benchmarks --list"),
    (["--only", "--json"], "--only needs the name of a workload after it; see: benchmarks --list"),
  ])
  func whatCannotBeUnderstoodIsNamed(_ words: [String], _ sentence: String) {
    #expect(throws: UsageError(sentence)) { try BenchmarkOptions(words) }
  }

  @Test func aWorkloadThatIsNotThereIsNamed() throws {
    let options = try BenchmarkOptions(["--only", "cycel"])
    let sentence = "There is no workload \"cycel\"; did you mean \"cycle\"? See: benchmarks --list"
    #expect(throws: UsageError(sentence)) { try options.validate(against: ["cycle"]) }
    #expect(throws: UsageError("There is no workload \"cycel\"; see: benchmarks --list")) {
      try options.validate(against: ["load"])
    }
  }

  @Test func theHelpNamesEveryOption() {
    for option in ["--quick", "--check", "--only", "--list", "--json", "--markdown", "--help"] {
      #expect(BenchmarkOptions.help.contains("  \(option)"))
    }
  }
}
