import ScreenStates
import Testing

/// Starts something twice: one is told its result, the other is ended with its owner.
class WorkDeed: Deed {
  /// How often each of the two was told.
  final var told = [0, 0]
  /// Whether both have ended before they were told anything.
  private(set) final var hasEnded = false
  private(set) final var works: [StageScreen.Work] = []

  /// Starts one of the two, or returns nil where there is no screen to ask.
  func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? { nil }

  /// Brings the result of one of the two.
  func answer(_ index: Int) async {}

  /// Brings the results of those that have ended.
  func answerLate() async {}

  /// How many late results must be in the log.
  var lateRecords: ClosedRange<Int> { 0...0 }

  /// Whether the state that acts owns it, or else the screen.
  var isOfState: Bool { true }

  override final func act(by actor: StageState) {
    works = [0, 1].compactMap { begin($0, by: actor) }
  }

  override final func outcome() async -> String? {
    guard works.count == 2 else { return "gone" }
    let refusals = works.map(\.refusal)
    #expect(refusals[0] == refusals[1])
    if let refusal = refusals[0] {
      #expect(!works[0].isUnderWay)
      return refusal.reason.rawValue
    }
    hasEnded = isOfState && actor?.isCurrent != true
    if hasEnded {
      await endLate()
      return "ends"
    }
    #expect(works[0].isUnderWay && works[1].isUnderWay)
    if isOfState {
      await answer(0)
      return told == [1, 0] ? "runs" : "told \(told)"
    }
    return "runs"
  }

  override final func checkAfterLeaving() async {
    guard let work = works.last, work.refusal == nil else { return }
    if isOfState {
      if !hasEnded { await endLate() }
    } else {
      #expect(work.isUnderWay, "Work of the screen outlives states.")
      await answer(0)
      #expect(told == [1, 0])
    }
  }

  override final func checkAfterClosing() async {
    guard !isOfState, works.last?.refusal == nil, !works.isEmpty else { return }
    await endLate()
  }

  private func endLate() async {
    #expect(!works[1].isUnderWay)
    await answerLate()
    #expect(told == (hasEnded ? [0, 0] : [1, 0]), "What is told too late is dropped.")
  }

  override final func check(_ records: [StageScreen.Record]) {
    guard let refusal = works.first?.refusal else {
      // What the screen owns ends with it, and so does the log.
      let isSilent = works.isEmpty || !isLogged || !isOfState
      #expect((isSilent ? 0...0 : lateRecords).contains(records.count))
      return
    }
    let count = isLogged && refusal.reason != .notEntered ? 2 : 0
    let refused = [StageScreen.Record.Outcome](repeating: .refused(refusal), count: count)
    #expect(records.map(\.outcome) == refused)
    #expect(told == [0, 0])
  }
}
