import ScreenStates

/// The log of a screen, read line by line up to the present.
@MainActor
struct Records {
  private let screen: ProbeScreen
  private let stream: AsyncStream<ProbeScreen.Record>

  init(of screen: ProbeScreen) {
    self.screen = screen
    stream = screen.transitions()
  }

  /// What has been recorded since the last call.
  ///
  /// Records come in the order of the requests, so one more request marks the present.
  func soFar() async -> [ProbeScreen.Record] {
    screen.state.ignored("the present")
    var records: [ProbeScreen.Record] = []
    for await record in stream {
      if record.cause == "the present" { break }
      records.append(record)
    }
    return records
  }

  /// What has been recorded since the last call, a line each.
  func lines() async -> [String] {
    await soFar().map(\.description)
  }

  /// The sentences of the refusals since the last call.
  func refusals() async -> [String] {
    await soFar().compactMap { record in
      if case .refused(let refusal) = record.outcome { refusal.description } else { nil }
    }
  }
}
