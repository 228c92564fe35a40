import RandomModels
import ScreenStates

/// A closure of `sending`, which reaches the state that was current when it was made, and no other.
@MainActor
final class WorldLetter {
  let book: WorldBook
  private(set) weak var state: WorldState?
  /// How often it reached a state.
  var arrivals = 0
  var send: (@MainActor (WorldKind) -> Void)?

  init(to state: WorldState, of book: WorldBook) { (self.state, self.book) = (state, book) }
}

extension World {
  func write(to screen: WorldScreen, of book: WorldBook, _ tell: (String) -> Void) {
    tell("is written a letter")
    let letter = WorldLetter(to: screen.state, of: book)
    letter.send = screen.sending { [unowned self, unowned letter] state, kind in
      letter.arrivals += 1
      if state !== letter.state { found(.sent, "\(book.name): to k\(state.number)") }
      let cause = book.asks()
      // A screen that has been let go may have no log any more.
      if book.screen == nil { book.ignore(cause) }
      state.transition(to: kind, cause: cause)
    }
    letters.append(letter)
  }

  func sendLetter(_ tell: (String) -> Void) {
    guard let letter = letters.randomElement(using: &random) else { return }
    let kind = kind()
    let isThere = letter.state != nil
    tell("sends a letter of \(letter.book.name), whose state is \(isThere ? "there" : "freed")")
    let arrivals = letter.arrivals
    letter.book.touch()
    letter.send?(kind)
    if (letter.arrivals > arrivals) != isThere {
      found(.sent, "\(letter.book.name): it has \(isThere ? "not " : "")arrived")
    }
  }
}
