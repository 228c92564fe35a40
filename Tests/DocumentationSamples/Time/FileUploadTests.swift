import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct FileUploadTests {
  @Test func theLastReportComesBeforeTheResult() async throws {
    let server = FileServer { _, report in
      report(10)
      report(20)
      return 20
    }
    let bench = StateBench(as: .sending("film")) {
      SendingFileState(file: "film", uploads: server)
    }
    bench.enter()
    await bench.settled()
    #expect(bench.display.sent == 20)
    guard case .finished(.success(20)) = bench.next else {
      Issue.record("\(String(describing: bench.next))")
      return
    }
    try await bench.check()
  }
}
