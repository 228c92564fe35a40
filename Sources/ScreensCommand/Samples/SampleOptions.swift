import ContentStates
import Gallery
package import ScreenStates
package import Terminal

/// The options of a sample's command.
package struct SampleOptions {
  /// The faults that the user sets for the services; `nil` in a script.
  package var faults: FaultDesk?
  let clock: any ScreenClock
  /// The words of the command line, for the options of one sample.
  private(set) var words = Options()
  private var wishedLatency: Duration?

  package init(faults: FaultDesk? = nil, clock: any ScreenClock = .continuous) {
    (self.faults, self.clock) = (faults, clock)
  }

  package init(_ options: Options) throws(UsageError) {
    self.init()
    words = options
    wishedLatency = try options.seconds(of: "--latency", allowsZero: true)
  }

  /// The help of a sample's command, with options of its own.
  package static func help(
    of name: String, _ summary: String, delayed: String = "service answer",
    _ own: [(String, String)] = []
  ) -> String {
    let options =
      own + [
        ("--latency SECONDS", "delay of each \(delayed) (default: 0, in a terminal 0.4)"),
        ("--record FILE", "record the session in this file, for screens replay"),
        ("--plain", "read one request per line, and print each frame as text"),
        ("--help", "show this"),
      ]
    return """
      USAGE: screens \(name) [options]

      \(summary).

      OPTIONS:
      \(ScreensCommand.table(options, indent: "  ").joined(separator: "\n"))

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

  /// When the indicators appear, and how long they stay.
  ///
  /// Lines of text do not flicker, so there the indicator is shown exactly during the load, and no
  /// answer waits for it.
  var times: LoadingTimes {
    faults == nil ? LoadingTimes(appearsAfter: nil, staysAtLeast: nil) : LoadingTimes()
  }

  /// A service with the delay of these options, which the user can make fail, and answer empty if it
  /// can find nothing.
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
