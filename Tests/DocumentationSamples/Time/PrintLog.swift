import ScreenStates

/// Prints each request and its outcome, until the screen is freed.
@MainActor func printLog<Kind>(of screen: Screen<Kind>) -> Task<Void, Never> {
  let log = screen.transitions()
  return Task {
    for await record in log {
      print(record)
      if case .refused(let refusal) = record.outcome { print("  \(refusal)") }
    }
  }
}
