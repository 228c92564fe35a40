import ScreenStates

extension Workload {
  static let kinds = Workload(
    name: "kinds",
    summary:
      "a transition of a screen with that many kinds, each with a class of its own; with more"
      + " kinds the processor's caches have to hold more"
  ) {
    kindCounts.flatMap { count in
      let classes = NumberedState.classes(count)
      let screen = Screen(
        initial: NumberedKind(number: 0), states: NumberedStates(classes: classes))
      screen.start()
      let kinds = (0..<count).map { NumberedKind(number: $0) }
      let byHand = NumberedByHand(NumberedHandState.classes(count))
      return [
        Subject(
          "best by hand, kinds: \(count)", operations: count,
          .now { turns in
            for _ in 0..<turns {
              for kind in kinds { byHand.show(kind) }
            }
          }),
        Subject(
          kindsName(count), operations: count,
          .now { turns in
            for _ in 0..<turns {
              for kind in kinds { screen.transition(to: kind) }
            }
          }),
      ]
    }
  }

  /// The numbers of kinds.
  static let kindCounts = [4, 16, 64, 256]

  /// The row's name for a number of kinds.
  static func kindsName(_ count: Int) -> String { "ours, kinds: \(count)" }
}
