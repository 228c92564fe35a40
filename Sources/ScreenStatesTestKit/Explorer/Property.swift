/// A property that must hold.
@MainActor
struct Property<Subject, Shown> {
  /// The property, as a sentence.
  let name: String
  /// When it could fail; nil for any time.
  let condition: (@MainActor (Subject, Shown) -> Bool)?
  /// Whether it holds.
  let holds: @MainActor (Subject, Shown) -> Bool

  /// Whether it fails; nil if it could not.
  func fails(_ subject: Subject, _ shown: Shown) -> Bool? {
    if let condition, !condition(subject, shown) { return nil }
    return !holds(subject, shown)
  }
}
