import ScreenStates

/// An episode: a player, a download and a sleep timer, which run side by side.
enum Listening {
  struct Switch: ScreenDisplay, Equatable { var isOn = false }

  // MARK: - The player

  enum PlayerKind: StateKind, Equatable {
    typealias Display = Switch
    typealias StateClass = PlayerState
    case playing, paused
  }

  class PlayerState: Screen<PlayerKind>.State {
    func play() { ignored() }
    func pause() { ignored() }
  }

  final class PlayingState: PlayerState {
    override func enter() { display.isOn = true }
    override func pause() { transition(to: .paused) }
  }

  final class PausedState: PlayerState {
    override func play() { transition(to: .playing) }
  }

  struct PlayerStates: StateFactory {
    func makeState(for kind: PlayerKind) -> PlayerState {
      switch kind {
      case .playing: PlayingState()
      case .paused: PausedState()
      }
    }
  }

  // MARK: - The download

  enum DownloadKind: StateKind, Equatable {
    typealias Display = Switch
    case loading, there, missing
  }

  final class LoadingState: Screen<DownloadKind>.State {
    private let load: @MainActor () async throws -> Void

    init(load: @escaping @MainActor () async throws -> Void) { self.load = load }

    override func enter() {
      display.isOn = true
      perform(load) { result in
        switch result {
        case .success: .there
        case .failure: .missing
        }
      }
    }
  }

  struct DownloadStates: StateFactory {
    let load: @MainActor () async throws -> Void

    func makeState(for kind: DownloadKind) -> Screen<DownloadKind>.State {
      switch kind {
      case .loading: LoadingState(load: load)
      case .there, .missing: Screen<DownloadKind>.State()
      }
    }
  }

  // MARK: - The sleep timer

  enum SleepKind: StateKind, Equatable {
    typealias Display = Switch
    typealias StateClass = SleepState
    case off, running(Duration), over
  }

  class SleepState: Screen<SleepKind>.State {
    func sleep(after delay: Duration) { transition(to: .running(delay)) }
  }

  final class RunningState: SleepState {
    private let delay: Duration

    init(_ delay: Duration) { self.delay = delay }

    override func enter() {
      display.isOn = true
      after(delay) { .over }
    }
  }

  struct SleepStates: StateFactory {
    func makeState(for kind: SleepKind) -> SleepState {
      switch kind {
      case .running(let delay): RunningState(delay)
      case .off, .over: SleepState()
      }
    }
  }

  // MARK: - All three

  enum EpisodeKind: StateKind, Equatable {
    typealias Display = Switch
    case listening
  }

  final class ListeningState: Screen<EpisodeKind>.State {
    private let player = Screen<PlayerKind>(initial: .playing, states: PlayerStates())
    private let sleep = Screen<SleepKind>(initial: .off, states: SleepStates())
    private let download: Screen<DownloadKind>

    init(load: @escaping @MainActor () async throws -> Void) {
      download = Screen(initial: .loading, states: DownloadStates(load: load))
    }

    override func enter() {
      host(player)
      host(download)
      host(sleep) { [player] kind in
        if kind == .over { player.state.pause() }
        return nil
      }
    }
  }

  struct EpisodeStates: StateFactory {
    let load: @MainActor () async throws -> Void

    func makeState(for kind: EpisodeKind) -> Screen<EpisodeKind>.State {
      switch kind {
      case .listening: ListeningState(load: load)
      }
    }
  }
}
