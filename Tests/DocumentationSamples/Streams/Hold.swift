import Foundation
import ScreenStates

struct HoldDisplay: ScreenDisplay, Equatable {
  var secondsLeft: Int?
}

/// The seats are held until a time that the server has named.
enum HoldKind: StateKind, Codable, Equatable {
  typealias Display = HoldDisplay
  case holding(until: Date)
  case over
}

typealias HoldScreen = Screen<HoldKind>

final class CountingDownState: HoldScreen.State {
  private let end: Date
  private let now: @MainActor () -> Date

  init(until end: Date, now: @escaping @MainActor () -> Date) { (self.end, self.now) = (end, now) }

  override func enter() {
    if let kind = count() { transition(to: kind) } else { every(.seconds(1)) { [self] in count() } }
  }

  private func count() -> HoldKind? {
    let left = end.timeIntervalSince(now())
    guard left > 0 else { return .over }
    display.secondsLeft = Int(left.rounded(.up))
    return nil
  }
}

struct HoldStates: StateFactory {
  let now: @MainActor () -> Date

  func makeState(for kind: HoldKind) -> HoldScreen.State {
    switch kind {
    case .holding(let end): CountingDownState(until: end, now: now)
    case .over: HoldScreen.State()
    }
  }
}

/// The time of the server, whatever the clock of the device says.
@MainActor
final class ServerTime {
  private var ahead: TimeInterval = 0

  var now: Date { Date.now.addingTimeInterval(ahead) }

  /// An answer of the server says what time it is there.
  func set(to date: Date) { ahead = date.timeIntervalSinceNow }
}

extension HoldStates {
  init(_ time: ServerTime) { self.init(now: { time.now }) }
}
