import Gallery
import ScreenStates
import ScreenStatesTestKit

/// A state of a turnstile that costs two coins: alone, and entered.
@MainActor
func turnstileBench(
  _ kind: TurnstileKind, keeping kept: TurnstileKept = TurnstileKept()
) -> StateBench<TurnstileKind, TurnstileState> {
  let bench = StateBench(kind, keeping: kept, states: TurnstileStates(fare: 2))
  bench.enter()
  return bench
}

/// A turnstile that costs two coins, begun in a kind.
@MainActor
func turnstile(
  in kind: TurnstileKind, keeping kept: TurnstileKept = TurnstileKept()
) -> TurnstileScreen {
  let screen = TurnstileScreen(initial: kind, keeping: kept, states: TurnstileStates(fare: 2))
  screen.start()
  return screen
}
