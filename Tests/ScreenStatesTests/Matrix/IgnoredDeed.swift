import ScreenStates
import Testing

/// Is sent a request that the state does not answer.
final class IgnoredDeed: Deed {
  private var records: [StageScreen.Record] = []

  override func act(by actor: StageState) {
    actor.ignored(Deed.cause)
  }

  override func check(_ records: [StageScreen.Record]) {
    self.records = records
  }

  override func outcome() async -> String? {
    guard stage.audience != nil else { return nil }
    guard let record = records.first else { return "unrecorded" }
    #expect(records.count == 1)
    return switch record.outcome {
    case .ignored: "recorded"
    case .refused(let refusal): refusal.reason.rawValue
    case .taken: "taken"
    }
  }
}
