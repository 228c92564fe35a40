import ScreenStatesExplorer
import ScreenStatesTestKit

// Classes whose work leaves the main actor.

/// Counts, and waits a while between reading and writing.
actor Ledger {
  private(set) var balance = 0

  func add(_ amount: Int) async {
    let before = balance
    await Task.yield()
    balance = before + amount
  }
}

/// Loads by an actor, a group and an `async let`, and waits on a clock.
@MainActor
final class Loader {
  private(set) var lines: [String] = []
  private(set) var isLoading = false
  private let ledger = Ledger()
  private let clock: ManualClock
  private let work: PendingWork<Int, String>

  init(_ work: PendingWork<Int, String>, _ clock: ManualClock) {
    (self.work, self.clock) = (work, clock)
  }

  func load() {
    isLoading = true
    Task {
      await ledger.add(1)
      async let one = Self.half(2)
      async let two = Self.half(4)
      let halves = await one + two
      let all = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { await Self.half(number * 2) } }
        var sum = 0
        for await half in group { sum += half }
        return sum
      }
      let text = (try? await work(halves + all)) ?? "nothing"
      try? await clock.sleep(for: .seconds(1))
      lines.append("\(text) \(await ledger.balance)")
      isLoading = false
    }
  }

  @concurrent
  private static func half(_ number: Int) async -> Int {
    await Task.yield()
    return number / 2
  }
}

/// A search that asks two servers: whichever comes back last is shown.
@MainActor
final class Search {
  private(set) var shown = ""
  private(set) var asked = ""
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func type(_ text: String) {
    asked = text
    Task {
      let answer = await Self.find(text)
      if !isFixed || asked == text { shown = answer }
    }
  }

  func typeTwice() {
    type("a")
    type("ab")
  }

  @concurrent
  private static func find(_ text: String) async -> String {
    await Task.yield()
    return text
  }
}

/// Pays twice at once out of one account.
@MainActor
final class Payer {
  private(set) var balance = 0
  private let ledger = Ledger()

  func payTwice() {
    Task {
      async let one: Void = ledger.add(1)
      async let two: Void = ledger.add(2)
      _ = await (one, two)
      balance = await ledger.balance
    }
  }
}

/// Ways to begin work that does not end elsewhere, and a call that no input began.
@MainActor
enum Away {
  typealias Begin = @MainActor @Sendable (Endless, PendingWork<Void, Void>) async -> Void

  static nonisolated let ways: [Begin] = [
    { endless, _ in Task { await wait(endless) } },
    { endless, _ in
      Task {
        async let end: Void = endless.wait()
        await end
      }
    },
    { endless, _ in Task { await Waiter().wait(endless) } },
    { _, service in
      await Task.detached { _ = Task { @MainActor in try await service(()) } }.value
    },
  ]

  @concurrent
  private static func wait(_ endless: Endless) async { await endless.wait() }

  private actor Waiter {
    func wait(_ endless: Endless) async { await endless.wait() }
  }
}

/// Asks again and again, and never waits.
@MainActor
final class Spinner {
  private(set) var isSpinning = false

  func spin() {
    isSpinning = true
    Task { while !Task.isCancelled { await Task.yield() } }
  }
}
