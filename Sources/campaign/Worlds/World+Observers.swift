import RandomModels
import ScreenStates

/// An observer of a screen of a world.
@MainActor
final class WorldObserver {
  let book: WorldBook
  var token: ObservationToken?
  /// The frame that it received last, set at the end of each call; nil before the first call.
  var label: Int?
  /// The kept object that it received last; nil before the first call.
  var keptLabel: ObjectIdentifier??
  /// The number of frames since the last check.
  var calls = 0

  init(_ book: WorldBook) { self.book = book }
}

extension World {
  func observe(_ screen: WorldScreen, of book: WorldBook, _ tell: (String) -> Void) {
    tell("is observed")
    let observer = observer(of: book)
    observer.token = screen.observe {
      [unowned self, weak observer, held = keepsake()] display in
      withExtendedLifetime(held) { actAsObserver(of: book) }
      observer?.label = display.value
      // The first call has the present frame, whatever runs.
      guard observer?.token != nil else { return }
      observer?.calls += 1
      book.judge(frame: display.value)
    }
  }

  func observeKept(_ screen: WorldScreen, of book: WorldBook, _ tell: (String) -> Void) {
    tell("gets an observer of its kept value")
    let observer = observer(of: book)
    observer.token = screen.observeKept {
      [unowned self, weak observer, held = keepsake()] kept in
      withExtendedLifetime(held) { actAsObserver(of: book) }
      observer?.keptLabel = .some(kept.map(ObjectIdentifier.init))
      if observer?.token != nil { book.judge(kept: kept) }
    }
  }

  private func observer(of book: WorldBook) -> WorldObserver {
    let observer = WorldObserver(book)
    observers.append(observer)
    return observer
  }

  private func actAsObserver(of book: WorldBook) {
    if !isCalm, random.oneIn(3) { act(upTo: 1, as: nil, at: "an observer of \(book.name)") }
  }

  func endObserver(_ tell: (String) -> Void) {
    guard !observers.isEmpty else { return }
    tell("ends an observer")
    let observer = observers.remove(at: random.below(observers.count))
    if random.oneIn(2) { observer.token?.cancel() }
    withExtendedLifetime(observer) {}
  }
}
