import ScreenStates
import Testing

/// Performs work of the state that reports.
final class PerformEachDeed: PerformDeed {
  private let lines = [ReportLine<Int>(), ReportLine<Int>()]
  private var reports: [[Int]] = [[], []]

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let work = work(index)
    return actor.perform(cause: Deed.cause) { [line = lines[index]] report in
      line.report = report
      return try await work()
    } each: { [unowned self] number in
      reports[index].append(number)
      return nil
    } then: { [unowned self] _ in
      told[index] += 1
      return nil
    }
  }

  override func answer(_ index: Int) async {
    for number in 1...3 { lines[index](number) }
    await super.answer(index)
    #expect(reports[index] == [3], "The newest is told, before the result.")
  }

  override func answerLate() async {
    let before = reports
    for line in lines { line(4) }
    await super.answerLate()
    for line in lines { line(5) }
    await Task {}.value
    #expect(reports == before, "What is reported too late is dropped.")
  }
}
