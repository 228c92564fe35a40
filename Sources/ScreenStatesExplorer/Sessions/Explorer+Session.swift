public import ScreenSessions
public import ScreenStates
internal import ScreenStatesTestKit

extension Explorer {
  /// Finds the calls that repeat a session.
  ///
  /// It tries the declared inputs until the records of every request match the session, first the
  /// input that the next request names as its cause. After an input that does not match, a fresh
  /// screen repeats the calls before it.
  ///
  /// - Parameter session: A session that was recorded from before the start of the screen.
  /// - Returns: The Swift calls.
  /// - Throws: A ``ScreenStatesTestKit/FailedCheck`` that names the first step to which no input
  ///   leads.
  public func calls<Kind: StateKind>(leadingTo session: Session) async throws -> [String]
  where Subject == Screen<Kind>, Shown == Kind.Display {
    try await Turn.take { try await search(for: session) }
  }

  /// A Swift test that repeats a session, ready to paste.
  ///
  /// It compares the requests, and the frames if the session has their displays. Replace the
  /// comment with the code that the explorer runs before the first call, such as making the screen.
  ///
  /// ```swift
  /// print(try await notebookExplorer().test(leadingTo: session, readFrom: "notes.jsonl"))
  /// ```
  ///
  /// - Parameters:
  ///   - session: A session that was recorded from before the start of the screen.
  ///   - path: The path of the session file in the test.
  /// - Returns: The text of the test.
  /// - Throws: A ``ScreenStatesTestKit/FailedCheck`` that names the first step to which no input
  ///   leads.
  public func test<Kind: StateKind>(
    leadingTo session: Session, readFrom path: String
  ) async throws -> String where Subject == Screen<Kind>, Shown == Kind.Display {
    let calls = try await calls(leadingTo: session)
    let hasDisplays = session.steps.contains {
      if case .frame(.some) = $0.event { true } else { false }
    }
    let lines = calls.flatMap { $0.hasPrefix("await ") ? [$0] : [$0, "await screen.settled()"] }
    let parts = hasDisplays ? "[.displays(of: \(Kind.self).self)]" : "[]"
    return """
      @MainActor @Test func theSession\(SwiftText.name(session.name))HappensAgain() async throws {
        let file = URL(filePath: \(path.debugDescription))
        let session = try Session(contentsOf: file)
        // Make the screen here, and what it needs, as the explorer does.
        let recorder = SessionRecorder(
          screen, named: session.name, to: .memory(last: 10_000),
          writing: \(parts))
        \(lines.joined(separator: "\n  "))
        #expect(recorder.session?.whatHappened == session.whatHappened)
      }
      """
  }

  /// Searches depth first.
  private func search<Kind: StateKind>(for session: Session) async throws -> [String]
  where Subject == Screen<Kind>, Shown == Kind.Display {
    // The texts of the steps to repeat, each with its index in the session.
    let expected = session.steps.enumerated().compactMap { index, step in
      step.textOfRequest.map { (text: $0, index: index) }
    }
    let coverage = Coverage()
    // The visited pairs of a number of matched requests and a situation.
    var met: Set<String> = []
    // The greatest number of requests that any calls have matched.
    var furthest = 0
    // The moves to try, each with the number of moves of the current way before it.
    var open = [(depth: 0, move: Move(call: "screen.start()"))]
    var way: [Move] = []
    var latest: (trial: Trial<Subject, Shown>, recorder: SessionRecorder)?
    while let (depth, move) = open.popLast(), met.count < situations {
      // The latest trial continues if it has done exactly the moves before this one.
      var moves = [move]
      if latest == nil || way.count != depth {
        let trial = await Trial(self, coverage)
        latest = trial.subject.map {
          (trial, SessionRecorder($0, named: "", to: .memory(last: .max)))
        }
        moves = way.prefix(depth) + moves
      }
      way = way.prefix(depth) + [move]
      guard let (trial, recorder) = latest else { continue }
      let isDone = await trial.replay(moves) == nil
      let texts = recorder.session?.steps.compactMap(\.textOfRequest) ?? []
      guard isDone, texts.count <= expected.count,
        zip(texts, expected).allSatisfy({ $0 == $1.text })
      else { continue }
      if texts.count == expected.count { return way.texts }
      furthest = max(furthest, texts.count)
      guard let look = trial.look(),
        met.insert("\(texts.count)\n\(trial.situation(of: look).text)").inserted
      else { continue }
      let calls = trial.steps.map { $0.call }
      let likely = likelyFirst(calls, before: session.steps[expected[texts.count].index].event)
      open += likely.reversed().map { (way.count, Move(call: $0)) }
      await Turn.giveWay()
    }
    let problem =
      furthest == expected.count
      ? "nothing happened in it."
      : "no input leads to step \(expected[furthest].index + 1), \(expected[furthest].text)"
    throw FailedCheck(subject: "the session \"\(session.name)\"", problems: [problem])
  }

  /// The likely calls first: those that the next step names as its cause, or, if the cause is not a
  /// function, those that await something.
  private func likelyFirst(_ calls: [String], before next: Session.Event) -> [String] {
    guard case .request(_, _, let cause, _) = next else { return calls }
    let sign = cause.firstIndex(of: "(").map { "\(cause[...$0])" } ?? "await "
    return calls.filter { $0.contains(sign) } + calls.filter { !$0.contains(sign) }
  }
}
