/// The figures of one candidate for one workload.
struct Row {
  let workload: String
  let candidate: String
  /// The time of one operation in nanoseconds, for each round; empty if time is not measured.
  var rounds: [Double] = []
  /// Allocations of one operation; nil if they cannot be counted here.
  var allocations: Double?
  /// Bytes of one object with all that it holds; nil if not measured.
  var bytes: Double?
  /// The total number of a view's redraws; nil if not measured.
  var redraws: Double?
  /// Instructions of one operation; nil if they cannot be counted here.
  var instructions: Double?
}
