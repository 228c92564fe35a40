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
    for length in [5, 6] {
    for choice in Orders.Choice.allCases {
      let time = clock.measure { print(Orders(choice: choice).run(length: length) ?? "ok") }
      print(length, choice, time)
    }
    }
    for length in [4, 5] {
    for choice in Orders.Choice.allCases {
      let t = clock.now
      print(await Orders(choice: choice).runTasks(length: length) ?? "ok")
      print(length, choice, clock.now - t)
    }}
    return .success
  }
}
