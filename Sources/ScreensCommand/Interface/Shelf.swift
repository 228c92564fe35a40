/// The opened samples.
@MainActor
final class Shelf {
  private(set) var samples: [any LiveSample] = []
  /// Called with each sample that is opened, before it starts.
  var opened: (any LiveSample) -> Void = { _ in }
  private let entries: [AppEntry]

  /// Makes an empty shelf.
  init(_ entries: [AppEntry]) { self.entries = entries }

  /// The sample of a name, opened if it is not open.
  func sample(_ name: String) throws -> (any LiveSample)? {
    if let sample = samples.first(where: { $0.name == name }) { return sample }
    guard let sample = try entries.first(where: { $0.name == name })?.open() else { return nil }
    samples.append(sample)
    opened(sample)
    return sample
  }
}
