import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // wireapp/wire-android#4597: each write of a table has the list read again, and loading is shown
  // whenever that has no rows.
  static let wire4597 = Exhibit(
    "wireapp/wire-android#4597", "An empty list flashes its loading shimmer.",
    .loadingKeepsAnswers,
    history: ["list.read()", "await database.calls[0].succeed([])", "list.read()"],
    inScreens: .yes("the state that reads again is the one that shows the shimmer")
  ) { isFixed in
    Explorer(of: List.self) {
      (isLoading: $0.isLoading, rows: $0.rows)
    } make: { inputs in
      let database = PendingWork<Void, [Int]>(reporter: .silent)
      inputs.act("list.read()", when: { !$0.isReading && database.isFree() }) { $0.read() }
      inputs.answers("database", of: database, with: [.succeed([]), .succeed([1])])
      inputs.always(.loadingKeepsAnswers, when: { $0.rows != nil }) { !$0.isLoading }
      return List(database, isFixed)
    }
  }
}

private final class List: Served<Void, [Int]> {
  private(set) var isReading = false
  private(set) var rows: [Int]?

  var isLoading: Bool { isReading && (isFixed ? rows == nil : (rows ?? []).isEmpty) }

  func read() {
    isReading = true
    Task { (rows, isReading) = (try await server(()), false) }
  }
}
