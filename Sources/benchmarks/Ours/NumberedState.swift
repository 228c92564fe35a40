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
}

/// A class for each pair of types.
final class TaggedState<First, Second>: NumberedState {
  override func enter() {
    display.isLoading = true
  }
}

/// Makes the state of the class with a number.
struct NumberedStates: StateFactory {
  private let classes: [NumberedState.Type]

  /// Makes 256 classes, from the pairs of sixteen types.
  init() {
    let types: [Any.Type] = [
      Bool.self, Character.self, Double.self, Duration.self, Float.self, Int.self, Int8.self,
      Int16.self, Int32.self, Int64.self, String.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
    classes = types.flatMap { first in types.map { second in Self.tagged(first, second) } }
  }

  private static func tagged<First, Second>(
    _ first: First.Type, _ second: Second.Type
  ) -> NumberedState.Type {
    TaggedState<First, Second>.self
  }

  func makeState(for kind: NumberedKind) -> NumberedState {
    classes[kind.number].init()
  }
}
