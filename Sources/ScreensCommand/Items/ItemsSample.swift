import ContentStates
package import Gallery
import ScreenStates

extension PlainSample where Kind == ItemsKind {
  /// The bundled items.
  package static func items(_ options: SampleOptions = SampleOptions()) -> PlainSample<ItemsKind> {
    let service = options.service { BundledItemService(latency: $0, clock: $1) }
    let startOver = PlainRequest<ItemsKind>(
      "start over", "load from a blank screen", isAnswered: { _ in true }
    ) { screen, _ in
      screen.transition(to: .loading, cause: "start over")
      return nil
    }
    var sample = PlainSample(
      .items(of: service, times: options.times, clock: options.clock),
      requests: [.retry, .refresh, startOver.key("s")] + PlainRequest.ofService(service),
      lines: ItemsText.lines)
    sample.picture = { display in
      ContentPicture.picture(display, "Items", empty: ItemsText.empty) { ($0.name, $0.note) }
    }
    sample.showsError = { $0.failure != nil }
    sample.faults = options.faults
    return sample
  }
}

/// The items screen as lines of plain text.
@MainActor
enum ItemsText {
  static let empty = "There are no items."

  static func lines(_ display: ContentDisplay<Item>) -> [String] {
    ContentText.lines(display, "items", empty: empty) { "\($0.name): \($0.note)" }
  }
}
