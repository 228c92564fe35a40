package import Terminal

/// What a command line asks of the benchmarks.
package struct BenchmarkOptions: Equatable {
  /// How the figures are printed.
  package enum Format: Equatable {
    /// For a terminal.
    case table
    /// For a program.
    case json
    /// For the documentation.
    case markdown
  }

  /// How the figures are printed.
  package var format = Format.table
  /// Whether a moment's run is enough: the counts are exact all the same, the times are not.
  package var isQuick = false
  /// Whether what does not depend on the machine's mood is judged.
  package var checks = false
  /// Whether the workloads are named, and not run.
  package var lists = false
  /// Whether the help is shown, and nothing else is done.
  package var wantsHelp = false
  /// The workloads to run; empty for all.
  package var only: [String] = []

  /// Reads a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Throws: A ``UsageError`` that names what cannot be understood.
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

  /// Checks the names that were given against those that there are.
  ///
  /// - Parameter names: The names of all workloads.
  /// - Throws: A ``UsageError`` for the first name that is not among them.
  package func validate(against names: [String]) throws(UsageError) {
    for name in only where !names.contains(name) {
      throw UsageError(
        "There is no workload \"\(name)\"", name, among: names, see: "benchmarks --list")
    }
  }

  /// Whether a workload is to be run.
  ///
  /// - Parameter name: The workload's name.
  /// - Returns: Whether it was named, or none was.
  package func includes(_ name: String) -> Bool {
    only.isEmpty || only.contains(name)
  }

  /// What `--help` prints.
  package static let help = """
    USAGE: benchmarks [options]

    Measures transitions, events and screens against code written by hand, in one run.

    OPTIONS:
      --quick        runs for a moment: the counts are exact, the times are only a hint
      --check        judges what is the same on every machine: allocations, bytes, redraws,
                     growth; ends with status 1 if a limit is exceeded
      --only NAME    runs one workload; may be given several times
      --list         lists the workloads, one per line
      --json         prints the figures as JSON
      --markdown     prints the tables for the documentation
      --help         shows this

    For reliable figures: swift run -c release -Xswiftc -static-stdlib benchmarks
    """
}
