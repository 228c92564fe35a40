/// An object that acts in its deinit; closures, payloads, displays and kept values hold it.
final class Keepsake: Sendable {
  private let world: World

  @MainActor
  init(in world: World) {
    self.world = world
    world.alive += 1
  }

  deinit {
    let world = world
    MainActor.assumeIsolated {
      world.alive -= 1
      if !world.isCalm { world.act(upTo: 2, as: nil, at: "a deinit") }
    }
  }
}
