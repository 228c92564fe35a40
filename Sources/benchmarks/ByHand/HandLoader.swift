/// A careful hand-written load: a task, and a number that detects a stale answer.
@MainActor
final class HandLoader<Shown: Candidate> {
  private let finish: Finish
  private let candidate: Shown
  private let service: @MainActor () async throws -> [String]
  private var task: Task<Void, Never>?
  private var generation = 0

  init(
    _ candidate: Shown, _ service: @escaping @MainActor () async throws -> [String],
    _ finish: Finish
  ) {
    self.candidate = candidate
    self.service = service
    self.finish = finish
  }

  func load() {
    task?.cancel()
    generation += 1
    candidate.show(.loading)
    task = Task { [weak self, service, generation] in
      let next: SampleKind
      do {
        next = .data(try await service())
      } catch {
        next = .error(MeasuredFailure(message: "\(error)"))
      }
      guard let self, generation == self.generation else { return }
      self.task = nil
      candidate.show(next)
      finish.tell()
    }
  }
}
