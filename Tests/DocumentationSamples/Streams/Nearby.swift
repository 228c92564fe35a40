import ScreenStates

enum Permission { case unasked, granted, denied }

/// Where the device is: an object of the main actor, as a delegate of the system is.
@MainActor
protocol Locations: AnyObject {
  /// The present permission, and then each change, also one that the user makes in Settings.
  func permissions() -> AsyncStream<Permission>
  func places() -> AsyncStream<String>
  func ask()
}

struct NearbyDisplay: ScreenDisplay, Equatable {
  var place: String?
  var canAsk = false
  var leadsToSettings = false
}

enum NearbyKind: StateKind, Equatable, CaseIterable {
  typealias Display = NearbyDisplay
  typealias StateClass = NearbyState
  case asking
  case notAllowed
  case showing

  init(_ permission: Permission) {
    self =
      switch permission {
      case .unasked: .asking
      case .denied: .notAllowed
      case .granted: .showing
      }
  }
}

typealias NearbyScreen = Screen<NearbyKind>

extension NearbyScreen {
  /// Starts the screen, and gives each change of the permission to the state that is then current.
  func start(with locations: any Locations) {
    guard case .taken = start() else { return }
    follow(locations.permissions(), cause: "permission") { state, permission in
      state.permissionChanged(to: permission)
    }
  }
}

class NearbyState: NearbyScreen.State {
  func ask() { ignored() }

  final func permissionChanged(to permission: Permission) {
    let kind = NearbyKind(permission)
    if kind != screen?.kind { transition(to: kind, cause: "permission") }
  }
}

final class AskingForPermission: NearbyState {
  private let locations: any Locations

  init(locations: any Locations) { self.locations = locations }

  override func enter() { display.canAsk = true }
  override func ask() { locations.ask() }
}

final class NotAllowedState: NearbyState {
  override func enter() { display.leadsToSettings = true }
}

final class ShowingPlace: NearbyState {
  private let locations: any Locations

  init(locations: any Locations) { self.locations = locations }

  override func enter() {
    follow(locations.places()) { [self] place in
      display.place = place
      return nil
    }
  }
}

struct NearbyStates: StateFactory {
  let locations: any Locations

  func makeState(for kind: NearbyKind) -> NearbyState {
    switch kind {
    case .asking: AskingForPermission(locations: locations)
    case .notAllowed: NotAllowedState()
    case .showing: ShowingPlace(locations: locations)
    }
  }
}
