package import ScreenStates
package import Terminal

/// A sample screen on the stage.
@MainActor
package final class SampleStage<Kind: StateKind>: Stage {
  private let sample: PlainSample<Kind>
  private let name: String
  private var view: SampleView<Kind>?

  /// Brings a sample on the stage.
  ///
  /// - Parameters:
  ///   - sample: A screen that is not started.
  ///   - name: The screen's name.
  package init(_ sample: PlainSample<Kind>, named name: String) {
    self.sample = sample
    self.name = name
  }

  package var inspected: [InspectedScreen] {
    let states = sample.look.kinds.map(\.name)
    return [InspectedScreen(sample.screen, named: name, states: states)]
      + sample.look.inner(sample.screen)
  }

  package var faults: FaultDesk? { sample.look.faults }

  package var isModal: Bool { view?.isModal ?? false }

  package func host(in state: AppState) { state.host(sample.screen) }

  package func appear(
    in size: TerminalSize, on clock: any ScreenClock, draw: @escaping (Frame) -> Void
  ) {
    let view = SampleView(of: sample, named: name, size: size, time: clock, draw: draw)
    self.view = view
    view.appear()
  }

  package func disappear() {
    view?.disappear()
    view = nil
  }

  package func receive(_ event: TerminalEvent) -> Bool { view?.receive(event) ?? true }
}
