import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite struct PendingWorkTests {
}
