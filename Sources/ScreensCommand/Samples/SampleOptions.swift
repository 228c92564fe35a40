/// What the command of a sample screen was asked for.
package struct SampleOptions {
  /// How long each answer of a service lets one wait.
  package private(set) var latency = Duration.zero
  /// Whether only the help is to be shown.
  package private(set) var wantsHelp = false

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
      case "--latency": latency = try arguments.seconds(of: word, allowsZero: true)
      // It runs that way in any case.
      case "--plain": break
      case "--help", "-h": wantsHelp = true
      default:
        let what = word.hasPrefix("-") ? "has no option" : "takes no"
        throw UsageError("\(name) \(what) \"\(word)\"; see: screens \(name) --help")
      }
    }
  }

  static func help(of name: String, _ summary: String) -> String {
    """
    USAGE: screens \(name) [options]

    The screen \(summary).

    OPTIONS:
      --latency SECONDS  how long each answer of a service lets one wait (default: 0)
      --plain            one request a line from standard input, each frame as text
      --help             show this

    It runs as with --plain in any case. Write help to see what can be asked for. The exit status
    is 1 if the last frame shows an error.
    """
  }
}
