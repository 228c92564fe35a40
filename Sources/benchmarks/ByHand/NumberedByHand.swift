/// The best hand-written version, with many kinds.
@MainActor
final class NumberedByHand {
  private let classes: [NumberedHandState.Type]
  private var state: NumberedHandState?
  var isLoading = false

  init(_ classes: [NumberedHandState.Type]) {
    self.classes = classes
  }

  func show(_ kind: NumberedKind) {
    state?.exit()
    let next = classes[kind.number].init(self)
    state = next
    isLoading = false
    next.enter()
  }
}

/// The base class of its states.
@MainActor
class NumberedHandState {
  unowned(unsafe) let controller: NumberedByHand

  required init(_ controller: NumberedByHand) {
    unsafe self.controller = controller
  }

  func enter() {}

  func exit() {}

  /// `count` different classes.
  static func classes(_ count: Int) -> [NumberedHandState.Type] {
    Tags.pairs(count).map { tagged($0, $1) }
  }

  private static func tagged<First: Tag, Second: Tag>(
    _ first: First.Type, _ second: Second.Type
  ) -> NumberedHandState.Type {
    TaggedHandState<First, Second>.self
  }
}

/// One of the classes.
final class TaggedHandState<First: Tag, Second: Tag>: NumberedHandState {
  override func enter() {
    unsafe controller.isLoading = true
  }
}
