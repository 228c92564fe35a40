/// An order in which a service is asked and answers.
struct AnswerOrder: Sendable, CustomStringConvertible {
  enum Event: Hashable {
    case ask(Int)
    case answer(Int)
  }

  var events: [Event] = []

  /// Every order of so many calls: each is asked after the one before it, and answered at any time
  /// after it was asked.
  static func all(of count: Int) -> [AnswerOrder] {
    func orders(after events: [Event], asked: Int, open: [Int]) -> [AnswerOrder] {
      if asked == count, open.isEmpty { return [AnswerOrder(events: events)] }
      var found: [AnswerOrder] = []
      if asked < count {
        found += orders(
          after: events + [.ask(asked)], asked: asked + 1, open: open + [asked])
      }
      for call in open {
        found += orders(
          after: events + [.answer(call)], asked: asked, open: open.filter { $0 != call })
      }
      return found
    }
    return orders(after: [], asked: 0, open: [])
  }

  var description: String {
    events.map { event in
      switch event {
      case .ask(let call): "ask \(call)"
      case .answer(let call): "answer \(call)"
      }
    }.joined(separator: ", ")
  }
}
