public import ScreenSessions
public import ScreenStates
internal import ScreenStatesTestKit

extension Explorer {
  /// Finds the calls that repeat a session.
  ///
  /// It tries the declared inputs, and for a restored screen the samples, until the records of every
  /// request match the session, first the input that the next request names as its cause. After an
  /// input that does not match, a fresh screen repeats the calls before it. ``situations`` and
  /// ``budget`` bound the search, and ``depth`` the calls in a row that match no request.
  ///
  /// - Parameter session: A session that was recorded from before the start of the screen.
  /// - Returns: The Swift calls.
  /// - Throws: A ``ScreenStatesTestKit/FailedCheck`` that names the first step to which no input
  ///   leads, and the bound if one ended the search.
  public func calls<Kind: StateKind>(leadingTo session: Session) async throws -> [String]
  where Subject == Screen<Kind>, Shown == Kind.Display {
    try await Turn.take { try await search(for: session) }
  }

  /// A Swift test that repeats a session, ready to paste.
  ///
  /// It compares the requests, and the frames if the session has their displays. Replace the
  /// comment with the code that the explorer runs before the first call, such as making the screen.
  /// A session does not tell the types of hosted screens, nor a form of displays (`as:`): if its
  /// recorder wrote such parts, name them in `writing`, too, or the test fails.
  ///
  /// ```swift
  /// print(try await notebookExplorer().test(leadingTo: session, readFrom: "notes.jsonl"))
  /// ```
  ///
  /// - Parameters:
  ///   - session: A session that was recorded from before the start of the screen.
  ///   - path: The path of the session file in the test.
  /// - Returns: The text of the test.
  /// - Throws: What ``calls(leadingTo:)`` throws.
  public func test<Kind: StateKind>(
    leadingTo session: Session, readFrom path: String
  ) async throws -> String where Subject == Screen<Kind>, Shown == Kind.Display {
    let calls = try await calls(leadingTo: session)
    let shown = session.steps.filter { if case .frame(.some) = $0.event { true } else { false } }
    let lines = calls.flatMap { $0.hasPrefix("await ") ? [$0] : [$0, "await screen.settled()"] }
    let parts = shown.contains { $0.screen == 0 } ? "[.displays(of: \(Kind.self).self)]" : "[]"
    let hint = "// Write the parts that the session's recorder writes, hosted screens too.\n  "
    return """
      @MainActor @Test func theSession\(SwiftText.name(session.name))HappensAgain() async throws {
        let file = URL(filePath: \(path.debugDescription))
        let session = try Session(contentsOf: file)
        // Make the screen here, and what it needs, as the explorer does.
        \(shown.contains { $0.screen > 0 } ? hint : "")let recorder = SessionRecorder(
          screen, named: session.name, to: .memory(last: 10_000),
          writing: \(parts))
        \(lines.joined(separator: "\n  "))
        #expect(recorder.session?.whatHappened == session.whatHappened)
      }
      """
  }

  /// Goes on where the requests left and the calls that matched none are fewest in all: one that never
  /// matches, but always changes something, does not keep the others waiting.
  private func search<Kind: StateKind>(for session: Session) async throws -> [String]
  where Subject == Screen<Kind>, Shown == Kind.Display {
    let error = { FailedCheck(subject: "the session \"\(session.name)\"", problems: [$0]) }
    let isLate = session.steps.contains {
      if case .running = $0.event { $0.screen == 0 } else { false }
    }
    if isLate { throw error("it was not recorded from before the start of the screen") }
    let steps = session.steps.enumerated().filter { $0.element.textOfRequest != nil }
    if steps.isEmpty { throw error("nothing happened in it.") }
    let wanted = steps.map(\.element.text)
    let (coverage, beginning) = (Coverage(), ContinuousClock.now)
    // The visited pairs of a number of matched requests and a situation.
    var met: Set<String> = []
    // The greatest number of requests that any calls have matched.
    var furthest = 0
    // Whether a way was not continued because of `depth`.
    var isDeep = false
    var step: String { "step \(steps[furthest].offset + 1), \(wanted[furthest])" }
    // The calls, each with the one before it, the matched requests, and the calls in vain by then.
    var moves = likelyFirst(["screen.start()"], before: steps[0].element).map {
      (call: $0, former: Int?.none, matched: 0, vain: 0)
    }
    func way(to index: Int) -> [String] {
      sequence(first: index) { moves[$0].former }.map { moves[$0].call }.reversed()
    }
    // The calls to try, by the number of requests left and of calls before them that matched none.
    var open = Array(repeating: [], count: wanted.count) + [Array(moves.indices.reversed())]
    var latest: (trial: Trial<Subject, Shown>, recorder: SessionRecorder, index: Int)?
    while let place = open.firstIndex(where: { !$0.isEmpty }), let index = open[place].popLast() {
      if met.count >= situations {
        throw error(
          "found no calls to \(step), among the first \(situations) situations; raise situations,"
            + " bound the inputs with atMost, or set situation")
      }
      if let budget, ContinuousClock.now - beginning >= budget {
        throw error("found no calls to \(step), in \(budget); raise budget")
      }
      await Turn.giveWay()
      let (call, former, matched, vain) = moves[index]
      // The latest trial continues if it has done exactly the calls before this one.
      var calls = [call]
      if latest == nil || latest?.index != former {
        let trial = await Trial(self, coverage)
        latest = trial.subject.map {
          (trial, SessionRecorder($0, named: "", to: .memory(last: .max)), index)
        }
        calls = way(to: index)
      }
      latest?.index = index
      guard let (trial, recorder, _) = latest else { continue }
      var isDone = true
      for call in calls where isDone { isDone = await trial.repeatCall(Move(call: call)) }
      let texts = recorder.session?.steps.compactMap(\.textOfRequest) ?? []
      guard isDone, texts.count >= matched, wanted.starts(with: texts) else { continue }
      if texts.count == wanted.count { return way(to: index) }
      furthest = max(furthest, texts.count)
      let inVain = texts.count > matched ? 0 : vain + 1
      if inVain > depth { isDeep = true }
      guard inVain <= depth, let look = trial.look(),
        met.insert("\(texts.count)\n\(trial.situation(of: look).text)").inserted
      else { continue }
      let next = inVain > 0 ? place + 1 : place + matched - texts.count
      let likely = likelyFirst(trial.steps.map { $0.call }, before: steps[texts.count].element)
      if next == open.count { open.append([]) }
      open[next] += likely.indices.reversed().map { moves.count + $0 }
      moves += likely.map { ($0, index, texts.count, inVain) }
    }
    throw error(
      isDeep
        ? "found no calls to \(step), with up to \(depth) in a row that match no request; raise depth"
        : "no input leads to \(step)")
  }

  /// The likely calls first: those that the next step names as its cause, or, if the cause is not a
  /// function, those that await something; at last the samples in which a restored screen may start.
  private func likelyFirst(_ calls: [String], before next: Session.Step) -> [String] {
    guard case .request(let from, let to, let cause, _) = next.event else { return calls }
    let sign = cause.firstIndex(of: "(").map { "\(cause[...$0])" } ?? "await "
    let starts = samples.filter { from == nil && next.screen == 0 && $0.name == to?.name }
    return calls.filter { $0.contains(sign) } + calls.filter { !$0.contains(sign) }
      + starts.map(\.call)
  }
}
