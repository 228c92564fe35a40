import Foundation
import ScreenSessions

extension Workload {
  static let cycle = Workload(
    name: "cycle",
    summary: "a transition of loading, data, loading, empty, loading, error, and so on"
  ) {
    let cycle = SampleCycle()
    return [
      walk("enum with didSet", .other, EnumController(), cycle),
      walk("article", .article, ArticleController(), cycle),
      walk("article again", .other, ArticleController(), cycle),
      walk("tidy", .other, TidyController(), cycle),
      walk("best by hand", .best, BestController(), cycle),
      walk("ours", .other, ScreenCandidate(), cycle),
      walk("ours, read once", .other, ReadCandidate(), cycle),
      walk("ours, the state asks", .other, AskedStateCandidate(), cycle),
      walk("ours, one observer", .other, ObservedCandidate(), cycle),
      logged(cycle),
      streamed(cycle),
      walk("ours, recorded in memory", .other, RecordedCandidate(), cycle),
      recordedToAFile(cycle),
      walk("ours, tracked as by SwiftUI", .other, ViewedCandidate(), cycle),
      walk("ours, three levels down", .other, LevelsCandidate(levels: 3), cycle),
    ]
  }

  /// Makes the subject of a candidate that walks the cycle.
  @MainActor
  static func walk<Walker: Candidate>(
    _ name: String, _ role: Subject.Role, _ candidate: Walker, _ cycle: SampleCycle
  ) -> Subject {
    Subject(
      name, role, operations: cycle.kinds.count,
      .now { turns in candidate.walk(cycle, turns: turns) })
  }

  @MainActor
  private static func logged(_ cycle: SampleCycle) -> Subject {
    let candidate = LoggedCandidate()
    return Subject(
      "ours, the log read", operations: cycle.kinds.count,
      .later { turns in await candidate.reader.walk(cycle, turns: turns, candidate) })
  }

  /// A recorder to a file: `/dev/null`, so that no disk is measured.
  ///
  /// The allocations are also those of the thread that finds the names and writes the lines. It is
  /// slower than the walk, so each round has a recorder of its own, which is waited for.
  @MainActor
  private static func recordedToAFile(_ cycle: SampleCycle) -> Subject {
    let nowhere = SessionRecorder.Destination.file(URL(filePath: "/dev/null"))
    var candidate: RecordedCandidate?
    return Subject(
      "ours, recorded to a file", operations: cycle.kinds.count,
      prepare: { candidate = RecordedCandidate(to: nowhere) },
      finish: { await candidate?.finish() },
      .later { turns in await candidate?.walkAndHandOn(cycle, turns: turns) })
  }

  @MainActor
  private static func streamed(_ cycle: SampleCycle) -> Subject {
    let candidate = StreamingController()
    return Subject(
      "best by hand, a stream read", operations: cycle.kinds.count,
      .later { turns in await candidate.reader.walk(cycle, turns: turns, candidate) })
  }
}
