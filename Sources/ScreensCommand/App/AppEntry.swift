/// A line of the menu, and what it opens.
@MainActor
package struct AppEntry {
  /// The screen's name.
  package let name: String
  /// What it shows.
  package let summary: String
  /// Brings the screen on the stage, not started yet.
  let open: () throws -> any Stage

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - summary: What it shows.
  ///   - open: Brings the screen on the stage, not started yet.
  package init(name: String, summary: String, open: @escaping () throws -> any Stage) {
    self.name = name
    self.summary = summary
    self.open = open
  }
}
