#if !(os(Linux) && compiler(>=6.3) && compiler(<6.4))
  /// Where the executors cannot be owned, or nobody has looked whether they can.
  @MainActor
  final class Rest {
    typealias Choice = (_ candidates: Int) -> Int

    static let isDraining = false
    let sleeps: [Duration] = []

    func run(
      limit: Int = .max, choose: Choice? = nil, _ body: () -> Void
    ) -> RestOutcome {
      body()
      return RestOutcome()
    }

    func endSleep() {}
    func end() {}
  }

  /// Nothing is known of rest here.
  @MainActor
  enum RestCheck {
    static let missed: String? = "everything on this system or with this compiler"
  }
#endif
