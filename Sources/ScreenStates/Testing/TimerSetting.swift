/// What sets a timer, as a list of timers names it.
@MainActor
package protocol TimerSetting: AnyObject {
  /// Such as `timer of OnState`.
  var name: String { get }
}
