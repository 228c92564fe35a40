/// Lets the screen go.
final class LetGoDeed: Deed {
  override func act(by actor: StageState) {
    stage.letGo()
  }

  override func outcome() async -> String? {
    stage.formerScreen == nil ? "freed" : "kept"
  }
}
