/// A property that must hold.
@MainActor
struct Property<Subject, Shown> {
  /// The property, as a sentence.
  let name: String
  /// Whether it fails; nil if it could not.
  let fails: @MainActor (Subject, Shown) -> Bool?
}
