/// The options of a command line.
struct Options {
  /// A command line that is not valid, and what to write instead, in one sentence.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// Whether to print the tables for the documentation, without aligned columns.
  private(set) var isForDocuments = false
  /// Whether to run quickly: the times are only a hint then.
  private(set) var isQuick = false
  /// Whether to judge the counts, which do not depend on the machine's load.
  private(set) var checks = false
  /// Whether to show only the help.
  private(set) var wantsHelp = false
  /// The workloads to run; empty for all.
  private(set) var only: [String] = []

  /// Reads the words after the program's name.
  init(_ words: [String], workloads: [String]) throws(Mistake) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--markdown": isForDocuments = true
      case "--quick": isQuick = true
      case "--check": checks = true
      case "--help", "-h": wantsHelp = true
      case "--only":
        let name = words.popFirst() ?? ""
        guard workloads.contains(name) else {
          let names = workloads.joined(separator: ", ")
          throw Mistake(
            description: "There is no workload \"\(name)\"; write --only with one of: \(names)")
        }
        only.append(name)
      default:
        throw Mistake(description: "There is no option \"\(word)\"; see: benchmarks --help")
      }
    }
  }

  /// What `--help` prints.
  static let help = """
    USAGE: benchmarks [options]

    Measure transitions, events and screens against code written by hand, in one run.

    OPTIONS:
      --quick        run for a moment: the times are only a hint
      --check        check what is the same on every machine: allocations, bytes, redraws, growth;
                     end with status 1 if a limit is exceeded
      --only NAME    run one workload; may be given several times
      --markdown     print the tables for the documentation, without aligned columns
      --help         show this

    For reliable figures: swift run -c release -Xswiftc -static-stdlib benchmarks
    """
}
