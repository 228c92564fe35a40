/// Whether a defect can be written with screens and states, too.
enum InScreens: Sendable, CustomStringConvertible {
  /// As long as loading is work of a state, a rule forbids it.
  case no(String)
  /// It takes a line that says so.
  case onPurpose(String)
  /// As easily as elsewhere.
  case yes(String)

  var description: String {
    switch self {
    case .no(let reason): "no: \(reason)"
    case .onPurpose(let line): "only on purpose: \(line)"
    case .yes(let how): "yes: \(how)"
    }
  }

  /// An answer that comes late.
  static let lateAnswer = no("a result that comes after the exit is dropped (rule 10)")
  /// A cancellation that is taken for a failure.
  static let cancellation = no("the result of cancelled work is dropped (rule 10)")
  /// An indicator that nobody switches off.
  static let indicator = no("the indicator goes with the state that drew it: displays begin blank")
  /// Two things at once that are one property each.
  static let besides = no("a display begins blank, so what another state drew is gone")
  /// A timer that nobody takes back.
  static let timer = no("a timer ends with its state (rule 11)")
  /// Two answers that make one frame.
  static let twoFrames = onPurpose("two pieces of work that each draw a part")
  /// A failure that leads nowhere.
  static let silentFailure = onPurpose("the result of the work has to name no kind for an error")
  /// A second request while the first is under way.
  static let repeated = onPurpose("the waiting state has to answer the same request again")
}
