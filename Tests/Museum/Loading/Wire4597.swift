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
    var explorer = Explorer(of: List.self) {
      (isLoading: $0.isLoading, rows: $0.rows)
    } make: { inputs in
      let database = PendingWork<Void, [Int]>(reporter: .silent)
      inputs.act("list.read()", when: { !$0.isReading && database.isFree() }) { $0.read() }
      inputs.answers("database", of: database, with: [.succeed([]), .succeed([1])])
      return List(database, isFixed)
    }
    explorer.always(.loadingKeepsAnswers, when: { list, _ in list.rows != nil }) { !$1.isLoading }
    return explorer
  }
}

@MainActor
private final class List {
  private let database: PendingWork<Void, [Int]>
  private let isFixed: Bool
  private(set) var isReading = false
  private(set) var rows: [Int]?

  init(_ database: PendingWork<Void, [Int]>, _ isFixed: Bool) {
    (self.database, self.isFixed) = (database, isFixed)
  }

  var isLoading: Bool { isReading && (isFixed ? rows == nil : (rows ?? []).isEmpty) }

  func read() {
    isReading = true
    Task { (rows, isReading) = (try await database(()), false) }
  }
}
