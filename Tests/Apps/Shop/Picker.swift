import ScreenStates

struct PickerDisplay<Value: Equatable & Sendable>: ScreenDisplay, Equatable {
  var choices: [Value] = []
}

/// Lets the user choose one of several values; the kind in which it ends has the result.
enum PickerKind<Value: Equatable & Sendable>: StateKind, Equatable {
  typealias Display = PickerDisplay<Value>
  typealias StateClass = PickerState<Value>
  case choosing([Value])
  case chosen(Value)
}

extension PickerKind: Codable where Value: Codable {}

typealias PickerScreen<Value: Equatable & Sendable> = Screen<PickerKind<Value>>

class PickerState<Value: Equatable & Sendable>: PickerScreen<Value>.State {
  func choose(_ value: Value) { ignored() }
}

final class ChoosingState<Value: Equatable & Sendable>: PickerState<Value> {
  private let choices: [Value]

  init(choices: [Value]) { self.choices = choices }

  override func enter() { display.choices = choices }
  override func choose(_ value: Value) { transition(to: .chosen(value)) }
}

struct PickerStates<Value: Equatable & Sendable>: StateFactory {
  func makeState(for kind: PickerKind<Value>) -> PickerState<Value> {
    switch kind {
    case .choosing(let choices): ChoosingState(choices: choices)
    case .chosen: PickerState()
    }
  }
}
