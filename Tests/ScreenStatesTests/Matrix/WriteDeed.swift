import ScreenStates
import Testing

/// Writes what is kept.
final class WriteDeed: Deed {
  private var heardBefore = 0
  private var changesBefore = 0
  private var wasThere = false

  override func act(by actor: StageState) {
    heardBefore = stage.audience?.kept.count ?? 0
    changesBefore = stage.keptChanges
    wasThere = stage.screen != nil
    stage.screen?.kept = "marked"
  }

  override func outcome() async -> String? {
    guard wasThere, let screen = stage.screen else { return "gone" }
    let heard = stage.audience?.kept.dropFirst(heardBefore)
    let changes = stage.keptChanges - changesBefore
    guard screen.kept == "marked" else {
      #expect(heard ?? [] == [] && changes == 0, "What is discarded is not told.")
      if stage.audience != nil { stage.requests["kept"] = 1 }
      return "discarded"
    }
    #expect(heard == nil || heard == ["marked"], "Each settled value is told once.")
    return switch changes {
    case 0: "written"
    case 1: "called"
    default: "called \(changes) times"
    }
  }
}
