import ScreenStates

/// One of many kinds.
struct NumberedKind: StateKind {
  typealias Display = SampleDisplay
  typealias StateClass = NumberedState
  let number: Int
}

/// The base class of the states of many kinds.
class NumberedState: Screen<NumberedKind>.State {
  required override init() {}

  /// `count` different classes.
  static func classes(_ count: Int) -> [NumberedState.Type] {
    Tags.pairs(count).map { tagged($0, $1) }
  }

  private static func tagged<First: Tag, Second: Tag>(
    _ first: First.Type, _ second: Second.Type
  ) -> NumberedState.Type {
    TaggedState<First, Second>.self
  }
}

/// One of the classes.
final class TaggedState<First: Tag, Second: Tag>: NumberedState {
  override func enter() {
    display.isLoading = true
  }
}

/// Makes the state of the class with a number.
struct NumberedStates: StateFactory {
  let classes: [NumberedState.Type]

  func makeState(for kind: NumberedKind) -> NumberedState {
    classes[kind.number].init()
  }
}
