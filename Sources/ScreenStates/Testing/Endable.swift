/// Work that can end before it is done, for a test kit that looks whether it then goes on.
@MainActor
package protocol Endable: AnyObject {
  /// Whether its result is still wanted.
  var isUnderWay: Bool { get }
}

extension Screen.TimerWork: Endable {}
extension Screen.PerformedWork: Endable {}
