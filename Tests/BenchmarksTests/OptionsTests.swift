import Testing

@testable import benchmarks

@Suite struct OptionsTests {
  @Test func everyOptionIsReadAndInTheHelp() throws {
    let words = ["--markdown", "--quick", "--check", "--help", "--only", "cycle"]
    let options = try Options(words, workloads: ["cycle", "load"])
    #expect(options.isForDocuments && options.isQuick && options.checks && options.wantsHelp)
    #expect(options.only == ["cycle"])
    for word in words.dropLast() { #expect(Options.help.contains("  \(word) ")) }
  }

  @Test(arguments: [
    (["--quik"], "There is no option \"--quik\"; see: benchmarks --help"),
    (["--only", "cycel"], "There is no workload \"cycel\"; write --only with one of: cycle, load"),
    (["--only"], "There is no workload \"\"; write --only with one of: cycle, load"),
  ])
  func whatCannotBeUnderstoodIsNamed(_ words: [String], _ sentence: String) {
    #expect(throws: Options.Mistake(description: sentence)) {
      try Options(words, workloads: ["cycle", "load"])
    }
  }
}
