/// What a history has done so far: everything that an app or a test may count.
struct Tally {
  /// How often each input was done; for a screen, without the free inputs.
  private var counts: [String: Int] = [:]
  /// The counts as text.
  private var happened: [String] = []
  /// The inputs so far, answers excepted.
  private(set) var inputs: [String] = []
  /// The number of calls of each service.
  private var made: [Int] = []
  /// What had happened before each call.
  private var before: [String: String] = [:]

  /// Counts an input.
  mutating func add(_ name: String) {
    counts[name, default: 0] += 1
    happened = counts.map { "\($0.key) \($0.value)" }.sorted()
  }

  /// Records the call of an input that is no answer.
  mutating func record(_ call: String) { inputs.append(call) }

  /// Records for each new waiting call what had happened before it; returns the new calls.
  @MainActor
  mutating func note(
    _ services: [any NamedService], _ waiting: @autoclosure () -> [WaitingCall]
  ) -> [WaitingCall] {
    let made = services.map { $0.count }
    guard made != self.made else { return [] }
    self.made = made
    let new = waiting().filter { before[$0.id] == nil }
    for call in new { before[call.id] = happened.joined(separator: ", ") }
    return new
  }

  /// The number of calls of each service, the inputs so far, and the inputs before each waiting
  /// call.
  @MainActor
  func lines(_ services: [any NamedService], _ waiting: [WaitingCall]) -> [String] {
    services.map { "\($0.count)" } + happened + waiting.map { before[$0.id, default: ""] }
  }
}
