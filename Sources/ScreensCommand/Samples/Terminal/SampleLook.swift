package import ContentStates
package import ScreenStates

/// What a terminal shows of a sample screen, beyond what lines of text say.
@MainActor
package struct SampleLook<Kind: StateKind> {
  /// An example of each kind, for the names of the states.
  package var kinds: [Kind] = []
  /// What a display looks like.
  package var picture: (Kind.Display) -> SamplePicture
  /// The screens that the current state hosts, to be inspected, too.
  package var inner: (Screen<Kind>) -> [InspectedScreen] = { _ in [] }
  /// The request that a digit makes, with the number after it: `add`.
  package var numbered: String?
  /// When the view shows that it loads; off, where the states see to that.
  package var times = LoadingTimes.off
  /// Where the services are told how to answer.
  package var faults: FaultDesk?

  /// Makes a look.
  ///
  /// - Parameter picture: What a display looks like.
  package init(_ picture: @escaping (Kind.Display) -> SamplePicture) { self.picture = picture }
}
