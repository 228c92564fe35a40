/// A candidate with a view on it that is redrawn.
@MainActor
protocol Viewed: Candidate {
  /// How often the view was redrawn.
  var redraws: Int { get }
}
