import ContentStates
import Gallery
package import ScreenStates
package import Terminal

/// What the command of a sample screen was asked for, and who watches it.
package struct SampleOptions {
  /// Where a person who watches tells the services how to answer; `nil` for a script.
  package var faults: FaultDesk?
  /// The screen's source of time.
  let clock: any ScreenClock
  /// Whether it is to run on lines of text even in a terminal.
  package private(set) var isPlain = false
  /// Whether only the help is to be shown.
  package private(set) var wantsHelp = false
  /// The file in which the session is recorded; `nil` if it is not.
  private(set) var record: String?
  /// What the command `news` was asked for beyond that.
  private(set) var news = NewsOptions()
  private var wishedLatency: Duration?

  /// Makes the options of one who asks for nothing in particular.
  package init(faults: FaultDesk? = nil, clock: any ScreenClock = .continuous) {
    self.faults = faults
    self.clock = clock
  }

  /// Takes the words of a command line.
  ///
  /// - Parameters:
  ///   - name: The command.
  ///   - arguments: The words that follow it.
  ///   - help: What names the options.
  /// - Throws: A sentence that says what is wrong, and the remedy.
  package init(
    of name: String, _ arguments: Arguments, help: String = SampleOptions.help(of: "", "")
  ) throws(UsageError) {
    self.init()
    var arguments = arguments
    while let word = arguments.next() {
      switch word {
      case "--latency": wishedLatency = try arguments.seconds(of: word, allowsZero: true)
      case "--record": record = try arguments.value(of: word, "a file's path")
      case "--plain": isPlain = true
      case "--help", "-h": wantsHelp = true
      default:
        if name == "news", try news.take(word, &arguments) { break }
        let what = word.hasPrefix("-") ? "has no option" : "takes no"
        throw UsageError("\(name) \(what) \"\(word)\"", word, in: help, see: "screens \(name)")
      }
    }
  }

  /// What the help of every sample says.
  package static func help(of name: String, _ summary: String) -> String {
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

// MARK: - What a sample is made of

extension SampleOptions {
  /// The delay of each service answer.
  package var latency: Duration { wishedLatency ?? (faults == nil ? .zero : .milliseconds(400)) }

  /// When a screen shows that it is loading.
  ///
  /// On lines of text a flash or a flicker cannot be seen, so that the indicator is there exactly
  /// while the load is under way, and no answer has to wait for it.
  var times: LoadingTimes {
    faults == nil ? LoadingTimes(appearsAfter: nil, staysAtLeast: nil) : LoadingTimes()
  }

  /// A service that waits as these options say, and that the person at the keys can make fail.
  ///
  /// - Parameters:
  ///   - findsNothing: Whether it has an answer with nothing in it.
  ///   - make: Makes it from the delay of each answer, and what measures that.
  /// - Returns: The service.
  @MainActor
  func service<Service: SampleService>(
    findsNothing: Bool = true, _ make: (Duration, any Clock<Duration>) -> Service
  ) -> Service {
    let service = make(latency, faults?.clock ?? ContinuousClock())
    faults?.onFail = { [weak service] in service?.failNext() }
    if findsNothing { faults?.onEmpty = { [weak service] in service?.emptyNext() } }
    return service
  }
}
