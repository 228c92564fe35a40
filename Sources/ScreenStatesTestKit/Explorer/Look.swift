/// What a subject looks like at the end of a step.
struct Look<Shown> {
  /// Whether it runs.
  var isRunning = true
  /// The name of the kind that it is in.
  var kind: String
  /// The names of the kinds on the whole way in.
  var path: String
  /// The kind with its payload.
  var payload: String
  /// What it keeps whatever state it is in.
  var kept = ""
  /// What it shows.
  var shown: Shown
  /// What is compared of that, as text.
  var shownText: String
  /// What the hosted screens show.
  var inner: [String] = []
  /// What is under way.
  var underWay: [String] = []
  /// Whether something under way can change it without a request.
  var isBusy = false
}
