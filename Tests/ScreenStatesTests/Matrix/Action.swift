/// An action that is tried at a place, as the table names it.
enum Action: String, CaseIterable, Codable {
  case stateTransition = "state.transition"
  case screenTransition = "screen.transition"
  case sending
  case draw
  case update
  case write
  case observe
  case observeKept
  case perform
  case performEach = "perform each"
  case screenPerform = "screen.perform"
  case after
  case screenAfter = "screen.after"
  case every
  case screenEvery = "screen.every"
  case follow
  case screenFollow = "screen.follow"
  case host
  case hostStill = "host still"
  case hostUntil = "host until"
  case hostKept = "host kept"
  case ignored
  case stop
  case start
  case letGo = "let go"
  case departure

  /// Those that a column of the table is about.
  static func inColumn(_ name: String) -> [Action] {
    switch name {
    case "of the state":
      [.perform, .performEach, .after, .every, .follow, .host, .hostStill, .hostUntil, .hostKept]
    case "of the screen": [.screenPerform, .screenAfter, .screenEvery, .screenFollow]
    default: Action(rawValue: name).map { [$0] } ?? []
    }
  }

  /// One attempt at it, on a stage.
  @MainActor
  func deed(on stage: Stage) -> Deed {
    switch self {
    case .stateTransition: AskDeed(on: stage, .state)
    case .screenTransition: AskDeed(on: stage, .screen)
    case .sending: AskDeed(on: stage, .sending)
    case .draw: DrawDeed(on: stage, isUpdate: false)
    case .update: DrawDeed(on: stage, isUpdate: true)
    case .write: WriteDeed(on: stage)
    case .observe: ObserveDeed(on: stage)
    case .observeKept: ObserveKeptDeed(on: stage)
    case .perform: PerformDeed(on: stage)
    case .performEach: PerformEachDeed(on: stage)
    case .screenPerform: ScreenPerformDeed(on: stage)
    case .after: AfterDeed(on: stage, repeats: false)
    case .screenAfter: ScreenAfterDeed(on: stage, repeats: false)
    case .every: AfterDeed(on: stage, repeats: true)
    case .screenEvery: ScreenAfterDeed(on: stage, repeats: true)
    case .follow: FollowDeed(on: stage)
    case .screenFollow: ScreenFollowDeed(on: stage)
    case .host: HostDeed(on: stage, .plain)
    case .hostStill: HostDeed(on: stage, .still)
    case .hostUntil: HostDeed(on: stage, .until)
    case .hostKept: HostDeed(on: stage, .kept)
    case .ignored: IgnoredDeed(on: stage)
    case .stop: StopDeed(on: stage)
    case .start: StartDeed(on: stage)
    case .letGo: LetGoDeed(on: stage)
    case .departure: DepartureDeed(on: stage)
    }
  }
}
