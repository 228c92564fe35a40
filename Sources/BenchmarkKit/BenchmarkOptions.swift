package import Terminal

/// The options of a command line.
package struct BenchmarkOptions: Equatable {
  /// How the figures are printed.
  package enum Format: Equatable {
    /// For a terminal.
    case table
    /// For programs.
    case json
    /// For the documentation.
    case markdown
  }

  /// How the figures are printed.
  package var format = Format.table
  /// Whether to run quickly: the counts are exact nevertheless, the times are not.
  package var isQuick = false
  /// Whether to judge the counts, which do not depend on the machine's load.
  package var checks = false
  /// Whether to list the workloads instead of running them.
  package var lists = false
  /// Whether to show only the help.
  package var wantsHelp = false
  /// The workloads to run; empty for all.
  package var only: [String] = []

  /// Reads a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Throws: A ``UsageError`` that names what is not valid.
  package init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--quick": isQuick = true
      case "--check": checks = true
      case "--list": lists = true
      case "--help", "-h": wantsHelp = true
      case "--only":
        guard let name = words.popFirst(), !name.isEmpty, !name.hasPrefix("-") else {
          throw UsageError("--only needs the name of a workload after it; see: benchmarks --list")
        }
        only.append(name)
      default:
        throw UsageError(
          "There is no option \"\(word)\"", word, in: Self.help, see: "benchmarks")
      }
    }
  }

  /// Checks that all named workloads exist.
  ///
  /// - Parameter names: The names of all workloads.
  /// - Throws: A ``UsageError`` for the first name that is not among them.
  package func validate(against names: [String]) throws(UsageError) {
    for name in only where !names.contains(name) {
      throw UsageError(
        "There is no workload \"\(name)\"", name, among: names, see: "benchmarks --list")
    }
  }

  /// Whether to run a workload.
  ///
  /// - Parameter name: The workload's name.
  /// - Returns: True if the workload was named, or if none was.
  package func includes(_ name: String) -> Bool {
    only.isEmpty || only.contains(name)
  }

  /// What `--help` prints.
  package static let help = """
    USAGE: benchmarks [options]

    Measure transitions, events and screens against code written by hand, in one run.

    OPTIONS:
      --quick        run for a moment: the counts are exact, the times are only a hint
      --check        check what is the same on every machine: allocations, bytes, redraws, growth;
                     end with status 1 if a limit is exceeded
      --only NAME    run one workload; may be given several times
      --list         list the workloads, one per line
      --json         print the figures as JSON
      --markdown     print the tables for the documentation
      --help         show this

    For reliable figures: swift run -c release -Xswiftc -static-stdlib benchmarks
    """
}
