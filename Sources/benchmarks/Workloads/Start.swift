import CountingAllocator
import ScreenStates

extension Workload {
  static let start = Workload(
    name: "start",
    summary: "a screen is made, its first state entered and its first frame read; ours is then"
      + " stopped, and each is released"
  ) {
    [
      first("article", ArticleController.init),
      first("best by hand", BestController.init),
      Subject(
        name: "ours",
        body: .now { turns in
          for _ in 0..<turns {
            let screen = started()
            consume(screen.display)
            screen.stop()
          }
        }),
    ]
  }

  static let idleScreen = Workload(
    name: "idle-screen",
    summary: "bytes of one live screen among very many, with four elements, in its first state"
  ) {
    [
      live("article", { loading(ArticleController()) }),
      live("best by hand", { loading(BestController()) }),
      live("ours", started) { $0.stop() },
    ]
  }

  /// Makes the subject that counts the bytes of an object, including the allocator's headers.
  private static func live<Made: AnyObject>(
    _ name: String, _ make: @escaping @MainActor () -> Made,
    end: @escaping @MainActor (Made) -> Void = { _ in }
  ) -> Subject {
    Subject(
      name: name,
      body: .once { count, row in
        guard counting_allocator_counts() else { return }
        // Made once before, because one-time allocations of the program do not belong to an object.
        end(make())
        var objects: [Made] = []
        objects.reserveCapacity(count)
        counting_allocator_begin_bytes()
        for _ in 0..<count { objects.append(make()) }
        row.bytes = Double(counting_allocator_end_bytes()) / Double(count)
        for object in objects { end(object) }
      })
  }

  private static func first<Made: Candidate>(
    _ name: String, _ make: @escaping @MainActor () -> Made
  ) -> Subject {
    Subject(
      name: name,
      body: .now { turns in
        for _ in 0..<turns { consume(loading(make()).shown) }
      })
  }

  private static func loading<Made: Candidate>(_ candidate: Made) -> Made {
    candidate.show(.loading)
    return candidate
  }

  @inline(never)
  private static func started() -> Screen<SampleKind> {
    let screen = Screen<SampleKind>(initial: .loading, states: SampleStates())
    screen.start()
    return screen
  }

  @inline(never)
  private static func consume(_ display: SampleDisplay) {}
}
