import ScreenStates
import Testing

/// Starts something twice: one is told its result, the other is ended with its owner.
class WorkDeed: Deed {
  /// How often each of the two was told.
  final var told = [0, 0]
  private(set) final var works: [StageScreen.Work] = []

  /// Starts one of the two, or returns nil where there is no screen to ask.
  func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? { nil }

  /// Brings the result of one of the two.
  func answer(_ index: Int) async {}

  /// Brings the result of the second, after it has ended.
  func answerLate() async { await answer(1) }

  /// How many late results must be in the log.
  var lateRecords: Int { 0 }

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
    #expect(works[0].isUnderWay && works[1].isUnderWay)
    if isOfState {
      #expect(actor?.isCurrent ?? false)
      await answer(0)
      return told == [1, 0] ? "runs" : "told \(told)"
    }
    return "runs"
  }

  override final func checkAfterLeaving() async {
    guard let work = works.last, work.refusal == nil else { return }
    if isOfState {
      await endLate(work)
    } else {
      #expect(work.isUnderWay, "Work of the screen outlives states.")
      await answer(0)
      #expect(told == [1, 0])
    }
  }

  override final func checkAfterClosing() async {
    guard let work = works.last, work.refusal == nil, !isOfState else { return }
    await endLate(work)
  }

  private func endLate(_ work: StageScreen.Work) async {
    #expect(!work.isUnderWay)
    await answerLate()
    #expect(told == [1, 0], "What is told too late is dropped.")
  }

  override final func check(_ records: [StageScreen.Record]) {
    guard let refusal = works.first?.refusal else {
      #expect(records.count == (works.isEmpty || !isLogged ? 0 : lateRecords))
      return
    }
    let count = isLogged && refusal.reason != .notEntered ? 2 : 0
    let refused = [StageScreen.Record.Outcome](repeating: .refused(refusal), count: count)
    #expect(records.map(\.outcome) == refused)
    #expect(told == [0, 0])
  }
}
