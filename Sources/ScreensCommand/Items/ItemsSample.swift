import ContentStates
package import Gallery
import ScreenStates

extension SampleScreen where Kind == ItemsKind {
  /// The bundled items.
  package static func items(_ options: SampleOptions = SampleOptions()) -> SampleScreen<ItemsKind> {
    let service = options.service { BundledItemService(latency: $0, clock: $1) }
    let startOver = PlainRequest<ItemsKind>(
      "start over", "load from a blank screen", isAnswered: { _ in true }
    ) { screen, _ in
      screen.transition(to: .loading, cause: "start over")
      return nil
    }
    return SampleScreen(
      "items", .items(of: service, times: options.times, clock: options.clock),
      requests: [.retry, .refresh, startOver.key("s")] + PlainRequest.ofService(service),
      faults: options.faults, showsError: { $0.failure != nil }
    ) { display in
      .loaded(display, "items", title: "Items", empty: "There are no items.") {
        ($0.name, $0.note, plain: "\($0.name): \($0.note)")
      }
    }
  }
}
