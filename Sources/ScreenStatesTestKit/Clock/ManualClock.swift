public import Foundation
public import ScreenStates

/// A clock that a test moves by hand.
///
/// It is the clock of a screen and, as a `Clock`, of the screen's services, so both see the same
/// time. No test sleeps: each action runs at exactly its instant while the test advances the clock.
///
/// ```swift
/// let clock = ManualClock()
/// let screen = LampScreen(initial: .on, states: LampStates(), clock: clock)
/// screen.start()
/// await clock.advance(by: .seconds(60))
/// #expect(screen.path == "off")
/// try clock.checkNothingScheduled()
/// ```
///
/// A test that forgets to give it to the screen advances it in vain. So a clock that was advanced,
/// although no screen was made with it and nothing has slept on it, set an action or read its time,
/// reports that when it is freed.
@MainActor
public final class ManualClock: ScreenClock, Clock {
  package let queue = TimerQueue()
  private let present = Locked(ScreenInstant(.zero))
  private let reporter: MisuseReporter
  package let name: String
  private let origin: Date
  package private(set) var problem: String?
  /// Whether a screen was made with it, or something has slept on it, set an action or read its
  /// time.
  let isUsed = Locked(false)

  /// How many actions and sleeps that were set during an advance it runs at most.
  package var limit = 1_000_000

  /// The last instant: from later ones, the sum with a delay could overflow.
  private static let end = ScreenInstant(.seconds(Int64.max))

  /// Called after all that was due at an instant, before the clock moves on: an explorer looks there.
  package var betweenInstants: (@MainActor () async -> Void)?

  /// Whether each woken sleeper goes on before the next: an explorer that guesses rest needs that order.
  package var waitsForSleepers = false

  /// How long to wait, in real time, for work that may never settle.
  ///
  /// The wait is longer while other tests hold the main actor.
  public var patience = Duration.seconds(30)

  /// Makes a clock at its origin.
  ///
  /// The reporter reports when the clock cannot advance, or was advanced in vain, with the line that
  /// made it.
  ///
  /// - Parameters:
  ///   - origin: The time of day at the origin; by default the beginning of 2001, in UTC.
  ///   - reporter: What reports.
  ///   - file: The file that makes it.
  ///   - line: The line that makes it.
  public nonisolated init(
    startingAt origin: Date = Date(timeIntervalSinceReferenceDate: 0),
    reporter: MisuseReporter = .standardError, file: String = #fileID, line: Int = #line
  ) {
    (self.origin, self.reporter) = (origin, reporter)
    name = "ManualClock made at \(file):\(line)"
    TestedWork.attend()
  }

  deinit {
    guard present.value > ScreenInstant(.zero), !isUsed.value else { return }
    TestedWork.onMainActor { [reporter, name] in
      reporter.tell(
        "\(name) was advanced, but no screen was made with it, and nothing has slept on it, set an"
          + " action or read its time; pass it to the screen (clock:), or to the service that it is to"
          + " move.")
    }
  }

  /// The present instant.
  public nonisolated var now: ScreenInstant {
    isUsed.value = true
    return present.value
  }

  /// The time of day, which moves with the clock: pass `{ clock.date }` where the app passes
  /// `{ Date.now }`.
  public nonisolated var date: Date { origin.addingTimeInterval(now.sinceOrigin / .seconds(1)) }

  /// The resolution, which is exact.
  public nonisolated var minimumResolution: Duration { .zero }

  /// Schedules an action, which runs when a test advances the clock to its instant.
  public func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    isUsed.value = true
    guard let cause = Cause.first?.next("an action") else { return queue.add(at: instant, action) }
    let input = SchedulingInput(cause)
    let entry = queue.add(at: instant) {
      action()
      extendLifetime(input)
    }
    entry.setter = input
    return entry
  }

  // MARK: - Scheduled actions

  /// The actions and sleepers that wait, in the order in which they will run.
  public var scheduled: [ScheduledTime] { waiting.map(ScheduledTime.init) }

  /// How many actions and sleepers wait for their instant.
  public var scheduledCount: Int { waiting.count }

  /// The entries of the queue, without cancelled sleepers, which leave it on a later turn.
  var waiting: [TimerQueue.Entry] {
    queue.entries.filter { ($0.setter as? Sleeper)?.isCancelled.value != true }
  }

  /// Checks that nothing waits for a later instant, and that the clock has never stopped early.
  ///
  /// - Throws: A ``FailedCheck`` that names what waits, and when it is due.
  public func checkNothingScheduled() throws {
    let waiting = scheduled.map { "\($0) is still scheduled." }
    try FailedCheck.check(
      "ManualClock at \(present.value.sinceOrigin)", [problem].compactMap(\.self) + waiting)
  }

  // MARK: - Moving

  /// Moves the clock as ``advance(to:)`` does; zero runs what is due now.
  public func advance(by duration: Duration) async {
    // Far beyond the end, but without an overflow.
    await advance(to: present.value.advanced(by: min(duration, Self.end.sinceOrigin * 2)))
  }

  /// Moves the clock to an instant, and runs everything that becomes due on the way.
  ///
  /// First, work that was just started runs until it waits. Then actions run at exactly their
  /// instants; at equal instants, in the order in which they were scheduled. Returns when the woken
  /// work, and all work of screens that results from it, has been delivered or waits for the test.
  /// Tasks outside any screen that sleep on this clock are woken in turn; what they do then is not
  /// awaited. A past instant does not move the clock.
  ///
  /// The clock stops and reports it, now and in ``checkNothingScheduled()``, if a timer or a sleep
  /// repeats 1,000 times within a millisecond, if 1,000,000 actions and sleeps have run that were set
  /// during the advance, or if started or woken work does not settle within ``patience``. It does not move
  /// beyond `.seconds(Int64.max)` after its origin.
  public func advance(to instant: ScreenInstant) async {
    guard instant <= Self.end else {
      return stop("it cannot move beyond \(Self.end.sinceOrigin); advance it less far.")
    }
    guard await ends(within: patience, { await TestedWork.haveBegun(on: self) }) else {
      return stop(
        "what was started before has not come to rest in \(patience): its result begins it again at"
          + " once.")
    }
    let known = queue.scheduled
    var (repeats, rounds, lastOfRound, begin) = (0, 0, known, present.value)
    var hasRun = false
    while true {
      let entry = queue.entries.first.flatMap { $0.instant <= instant ? $0 : nil }
      if hasRun, present.value < entry?.instant ?? instant, let betweenInstants {
        // What runs meanwhile may schedule something before the next instant.
        hasRun = false
        await betweenInstants()
        continue
      }
      guard let entry else { break }
      present.value = max(entry.instant, present.value)
      if begin.duration(to: present.value) >= .milliseconds(1) {
        (rounds, lastOfRound, begin) = (0, queue.scheduled, present.value)
      } else if entry.number > lastOfRound {
        (rounds, lastOfRound) = (rounds + 1, queue.scheduled)
      }
      if entry.number > known { repeats += 1 }
      guard rounds < 1_000, repeats < limit else {
        return stop(
          rounds == 1_000
            ? "\(entry.name) was set 1,000 times in a row within a millisecond; what repeats needs a"
              + " longer delay."
            : "\(limit) actions and sleeps have run that were set during this advance, the last of"
              + " them \(entry.name); advance in smaller steps, or let it repeat less often.")
      }
      hasRun = true
      let name = entry.name
      let awakening = Awakening { queue.runNext() }
      let sleeper = isDraining ? nil : entry.setter as? Sleeper
      let hasSettled = await ends(within: patience) {
        // Tasks of one instant go on in turn: the system may resume them in another order.
        await sleeper?.awakening.completed()
        if self.waitsForSleepers { await sleeper?.hasGoneOn() }
        await awakening.settled()
      }
      guard hasSettled else {
        return stop(
          "\(name) started work that has not come to rest in \(patience): it waits for something that"
            + " the test does not control."
        )
      }
    }
    present.value = max(instant, present.value)
  }

  private func stop(_ reason: String) {
    let sentence = "The clock stopped at \(present.value.sinceOrigin): \(reason)"
    problem = sentence
    reporter.tell(sentence)
  }
}

/// An action or a sleeper that waits for its instant on a ``ManualClock``.
public struct ScheduledTime: Equatable, Sendable, CustomStringConvertible {
  /// What waits, such as `timer of OnState` or `a sleep in result of LoadNewsState`.
  public let name: String

  /// When it is due.
  public let instant: ScreenInstant

  @MainActor init(_ entry: TimerQueue.Entry) { (name, instant) = (entry.name, entry.instant) }

  /// The name, and when it is due.
  public var description: String { "\(name) at \(instant.sinceOrigin)" }
}
