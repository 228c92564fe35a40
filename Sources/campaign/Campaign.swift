/// The program.
@MainActor
enum Campaign {
  enum Status: Int32 {
    case success = 0
    case failure = 1
    case usage = 64
  }

  static func run(_ words: [String]) async -> Status {
    let clock = ContinuousClock()
    for (length, tasks) in [(5, false), (4,true), (5,true)] {
    for choice in Orders.Choice.allCases {
      let t = clock.now
      var o = Orders(choice, length: length, usesTasks: tasks)
      print(await o.run() ?? "ok")
      print(length, choice, o.histories, o.runs, clock.now - t)
    }
    }
    return .success
  }
}
