/// Something that a screen has under way, for an inspector or a test.
///
/// ``Screen/underWay`` lists everything under way in a screen and its hosted screens.
public struct UnderWay: Equatable, Sendable {
  /// What kind of thing is under way.
  public enum Form: Equatable, Sendable {
    /// Asynchronous work with one result.
    case work
    /// A call at an instant of the screen's clock.
    case timer(due: ScreenInstant)
    /// A sequence that is followed.
    case sequence
    /// A hosted screen, with its own path.
    case child(path: String)
  }

  /// What ends something that is under way.
  public enum Owner: Equatable, Sendable {
    /// A state: it ends with that state's exit.
    case state
    /// A screen: it ends with ``Screen/stop()``, or when the screen is released.
    case screen
  }

  /// The path to its screen's current state, without the state's children.
  public let path: String

  /// What ends it: the state or the screen.
  public let owner: Owner

  /// What kind of thing it is.
  public let form: Form

  /// The cause that the log records for its transitions.
  public let cause: String
}

extension Screen {
  /// What is under way in this screen and its children.
  ///
  /// The work of the state comes before the work of the screen, each in the order of its start. The
  /// work of a child follows the child.
  ///
  /// Use it for inspectors and tests. It is not Observable, because work starts and ends without a
  /// frame.
  public var underWay: [UnderWay] { machine.underWay(below: "") }
}

extension Machine {
  /// What is under way in the screen and in its children; each path begins with the host's.
  func underWay(below host: String) -> [UnderWay] {
    let path = host + name(of: .current)
    return unsafe lifeline.ofState.all.flatMap { $0.underWay(at: path, .state) }
      + lifeline.ofScreen.all.flatMap { $0.underWay(at: path, .screen) }
  }
}

extension ScreenWork {
  /// This work, and what is under way in its child.
  fileprivate func underWay(at path: String, _ owner: UnderWay.Owner) -> [UnderWay] {
    guard let form else { return [] }
    return [UnderWay(path: path, owner: owner, form: form, cause: cause)]
      + (child?.underWay(below: path + "/") ?? [])
  }
}
