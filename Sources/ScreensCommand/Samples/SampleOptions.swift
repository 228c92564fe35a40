/// What the command of a sample screen was asked for.
package struct SampleOptions {
  /// The delay of each service answer.
  package var latency: Duration { wishedLatency ?? (faults == nil ? .zero : .milliseconds(400)) }
  /// Where a person who watches tells the services how to answer; `nil` for a script.
  package var faults: FaultDesk?
  /// Whether it is to run on lines of text even in a terminal.
  package private(set) var isPlain = false
  /// Whether only the help is to be shown.
  package private(set) var wantsHelp = false
  /// The file in which the session is recorded; `nil` if it is not.
  package private(set) var record: String?
  private var wishedLatency: Duration?

  /// Makes the options of one who asks for nothing in particular.
  package init() {}

  /// Takes the words of a command line.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - arguments: The words that follow it.
  /// - Throws: A sentence that says what is wrong, and the remedy.
  package init(of name: String, _ arguments: Arguments) throws(UsageError) {
    var arguments = arguments
    while let word = arguments.next() {
      switch word {
      case "--latency": wishedLatency = try arguments.seconds(of: word, allowsZero: true)
      case "--record": record = try arguments.value(of: word, "a file's path")
      case "--plain": isPlain = true
      case "--help", "-h": wantsHelp = true
      default:
        let what = word.hasPrefix("-") ? "has no option" : "takes no"
        throw UsageError(
          "\(name) \(what) \"\(word)\"", word,
          among: ["--latency", "--plain", "--record", "--help"],
          see: "screens \(name) --help")
      }
    }
  }

  static func help(of name: String, _ summary: String) -> String {
    """
    USAGE: screens \(name) [options]

    \(summary).

    OPTIONS:
      --latency SECONDS  delay of each service answer (default: 0, in a terminal 0.4)
      --record FILE      record the session in this file, for screens replay
      --plain            read one request per line, and print each frame as text
      --help             show this

    In a terminal, Escape opens the menu of screens, and the last lines name the keys.
    Without a terminal on standard input and output, or with TERM=dumb, it runs as with --plain:
    type help to list the requests. The exit status is then 1 if the last frame shows an error.
    NO_COLOR is respected.
    """
  }
}
