/// Tries every sequence of inputs of a screen, and reports what it found.
///
/// A closure makes a fresh screen and declares its inputs. The explorer replays all sequences of
/// those inputs, the shortest first, until no new situation appears or a bound is reached.
///
/// ```swift
/// var explorer = Explorer(
///   NewsKind.self, samples: [.loadNews, .displayNews([article]), .error("Offline()")]
/// ) { inputs in
///   let news = FakeNews()
///   inputs.request("retry()") { $0.retry() }
///   inputs.answers(
///     "news.work", of: news.work, with: [.succeed([article], as: "[article]"), .fail(Offline())])
///   return NewsScreen(initial: .loadNews, states: NewsStates(news: news))
/// }
/// explorer.isLoading = { $0.isLoading }
/// explorer.mayEnd = ["displayNews"]
/// explorer.always("an error stands alone") { _, display in
///   display.error == nil || display.articles.isEmpty
/// }
/// try await explorer.explore().check()
/// ```
///
/// A situation is the kind with its payload, the path, the display, the kept value, the stored
/// properties of the state, the pending calls and timers, and the possible inputs; set
/// ``situation`` to change that. Nothing sleeps: ``ScreenStatesTestKit/PendingWork`` gives the answers
/// and ``ScreenStatesTestKit/ManualClock`` moves the time.
@MainActor
public struct Explorer<Subject: AnyObject, Shown> {
  /// How many inputs a history may have; 40 by default.
  ///
  /// If this bound is reached, the report says so, and the check fails unless the test has set it.
  public var depth = 40 { didSet { isDepthAsked = true } }

  /// How many situations to explore, 5,000 by default: a bound, as ``depth`` is.
  public var situations = 5_000 { didSet { isCountAsked = true } }

  /// How long to explore, in real time, before it ends with what it has; by default without limit.
  public var budget: Duration?

  /// How many of the previous kinds are part of a situation.
  ///
  /// Two situations that look the same may differ in what a factory or a service remembers, such as
  /// an error that comes back after a retry. If they were reached from different kinds, the
  /// explorer continues from both. Each further kind multiplies the histories.
  public var memory = 1

  /// How many calls and sleeps of one task are told apart, by their number; 6 by default.
  ///
  /// Further ones are taken for the last, because a task that polls would have endless situations, and
  /// the report says so. The explorer repeats the answers to such a task 20 times, with 16 pauses at
  /// most, unless the test sets ``depth``; set more for one that does something else later than that.
  public var callsPerTask = 6

  /// What tells situations apart, besides the path and what is pending or possible; by default the
  /// kind with its payload, the display, the kept value, and the stored properties.
  ///
  /// Set it for a screen that counts or collects: its exploration would otherwise never end.
  public var situation: (@MainActor (Subject) -> Any)?

  /// Whether a display shows loading; if set, the explorer finds indicators that nothing can end.
  public var isLoading: (@MainActor (Shown) -> Bool)?

  /// Whether a loading indicator must show whenever a call waits for its answer.
  ///
  /// The reverse, an indicator while nothing is under way, is always a finding.
  public var everyWaitShows = false

  /// The orders in which ready jobs run; by default first come, first served.
  public var orders = Orders.first

  /// Whether to guess rest even where the explorer can detect it.
  public var guessesRest = false

  /// Whether the test accepts a guess of rest and unseen work, which are findings otherwise, and that a
  /// history then cannot be repeated.
  public var mayGuess = false

  /// How long to wait, in real time, for something that may never end.
  ///
  /// If the explorer guesses rest, a step that has not come to rest by then is a finding. If it
  /// detects rest, a step that has not returned by then is reported on standard error: the step has
  /// a loop that never waits, or a lock that is never released, and nothing can end it.
  public var patience = Duration.seconds(10)

  /// The names of kinds that are intended dead ends.
  ///
  /// A kind of a hosted screen has the name of its type before it, such as `CartKind.paid`.
  public var mayEnd: Set<String> = []

  /// The names of kinds, inputs, answers, services, clocks and properties that need not be reached.
  ///
  /// `orders` stands for the orders beyond the limit of ``Orders/all(limit:)``, `timers` for the timers
  /// of screens on clocks that are not declared, and `inputs` for those of a class that has none. Kinds
  /// are written as in ``mayEnd``. Every other one is a finding if no sequence reached it; a property
  /// only after all were tried.
  public var mayMiss: Set<String> = []

  /// The names of state properties whose screen may keep running after the state has exited, and of
  /// classes that live as long as the app and so may stay in memory.
  ///
  /// A screen that the factory holds from the beginning may keep running without a name.
  public var mayGoOn: Set<String> = []

  /// Whether the test accepts a mistake that a screen tells, such as that of a cancelled save.
  ///
  /// Each other mistake is a finding. A release build tells none.
  public var mayTell: @MainActor (_ sentence: String) -> Bool = { _ in false }

  /// Whether to write each history to standard error before it is tried: if the class ends the process,
  /// such as by an index out of range, the last line has the calls that lead there.
  public var tellsHistories = false

  /// When a long exploration first says how far it is.
  package var reportsAfter = Duration.seconds(2)

  /// Whether a subject goes on after a request that changed nothing, which finds the same sooner.
  package var savesReplays = true

  /// Where equal answers must give equal displays; nil if they are not compared.
  var comparesAnswers: (@MainActor (Subject) -> Bool)?
  var comparesEmptyAnswers = false
  /// Begins to check a property along a history.
  var timed: [@MainActor () -> Watch<Subject, Shown>] = []
  /// The shortest duration within which a property must come true.
  var shortestLimit: Duration?
  var hostedLoading: [@MainActor (any HostedScreen) -> Bool] = []
  /// Whether each fails; nil if it could not.
  private(set) var properties: [(name: String, fails: @MainActor (Subject, Shown) -> Bool?)] = []
  private(set) var isDepthAsked = false
  private(set) var isCountAsked = false
  let ignoring: Set<String>
  let module: String
  let access: SubjectAccess<Subject, Shown>
  let samples: [KindSample<Subject>]
  let make: @MainActor (Inputs<Subject>) -> Subject

  /// The names of all properties, without those of the inputs.
  var names: [String] {
    properties.map(\.name) + timed.map { $0().name }
      + (everyWaitShows ? [Finding.everyWaitShows] : [])
      + (comparesEmptyAnswers ? [Finding.failureIsNotEmpty] : [])
      + (comparesAnswers == nil ? [] : [Finding.sameAnswers])
  }

  init(
    _ access: SubjectAccess<Subject, Shown>, samples: [KindSample<Subject>] = [],
    ignoring: Set<String> = [], file: String,
    make: @escaping @MainActor (Inputs<Subject>) -> Subject
  ) {
    self.access = access
    self.samples = samples
    self.ignoring = ignoring
    module = String(file.prefix { $0 != "/" })
    self.make = make
  }

  /// Adds a property that must hold in every frame of a screen and after every step, a stop included.
  ///
  /// The name states the property in a sentence; a second one with the same name gets a number. The
  /// condition says when it could fail; by default at any time. A property that could never fail is a
  /// finding, too. So for what must not happen after something else, such as an error after the user
  /// has left, write ``never(_:after:_:)``: it counts as tested once the user has left.
  public mutating func always(
    _ name: String, when condition: (@MainActor (Subject, Shown) -> Bool)? = nil,
    _ holds: @escaping @MainActor (Subject, Shown) -> Bool
  ) {
    properties.append(
      (name.apart(from: names), { condition?($0, $1) == false ? nil : !holds($0, $1) }))
  }

  /// Tries every sequence of inputs.
  ///
  /// One exploration runs at a time, and others wait for it. After each millisecond it lets other code
  /// of the main actor run, such as that of other tests.
  public func explore() async -> ExplorationReport<Shown> {
    await Turn.take { await Search.run(self) }
  }

  /// Whether the explorer can detect that nothing runs any more.
  var knowsRest: Bool { !guessesRest && access.wait == nil && RestCheck.missed == nil }
}

extension Explorer: nonisolated CustomStringConvertible {
  /// The explored class, for the message of a failed expectation.
  public nonisolated var description: String { "an explorer of \(Subject.self)" }
}
