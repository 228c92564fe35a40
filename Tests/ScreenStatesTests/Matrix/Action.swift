/// An action that is tried at a place, as the table names it.
enum Action: String, CaseIterable, Codable {
  case stateTransition = "state.transition"
  case screenTransition = "screen.transition"
  case draw
  case update
  case observe
  case perform
  case screenPerform = "screen.perform"
  case after
  case follow
  case host
  case ignored
  case stop
  case start
  case letGo = "let go"

  /// One attempt at it, on a stage.
  @MainActor
  func deed(on stage: Stage) -> Deed {
    switch self {
    case .stateTransition: AskDeed(on: stage, byScreen: false)
    case .screenTransition: AskDeed(on: stage, byScreen: true)
    case .draw: DrawDeed(on: stage, isUpdate: false)
    case .update: DrawDeed(on: stage, isUpdate: true)
    case .observe: ObserveDeed(on: stage)
    case .perform: PerformDeed(on: stage)
    case .screenPerform: ScreenPerformDeed(on: stage)
    case .after: AfterDeed(on: stage)
    case .follow: FollowDeed(on: stage)
    case .host: HostDeed(on: stage)
    case .ignored: IgnoredDeed(on: stage)
    case .stop: StopDeed(on: stage)
    case .start: StartDeed(on: stage)
    case .letGo: LetGoDeed(on: stage)
    }
  }
}
