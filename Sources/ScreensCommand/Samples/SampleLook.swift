package import ScreenStates

/// What a terminal shows of a sample screen, beyond what lines of text say.
@MainActor
package struct SampleLook<Kind: StateKind> {
  /// An example of each kind.
  package var kinds: [Kind] = []
  /// What a display looks like.
  package var picture: (Kind.Display) -> SamplePicture
  /// The request that a digit makes with the number after it, and for how many things; `nil` if
  /// digits mean nothing now.
  package var numbered: (Screen<Kind>) -> (name: String, count: Int)? = { _ in nil }
  /// What the arrows choose from; `nil` if they scroll.
  package var choice: (Screen<Kind>) -> Choice? = { _ in nil }
  /// Where the screen keeps the first line in view; `nil` if it does not.
  package var firstLine: WritableKeyPath<Kind.Kept, Int>?
  /// Where the services are told how to answer.
  package var faults: FaultDesk?

  /// Makes a look.
  ///
  /// - Parameter picture: What a display looks like.
  package init(_ picture: @escaping (Kind.Display) -> SamplePicture) { self.picture = picture }
}
