/// What an output can show, according to the environment.
///
/// `NO_COLOR` with any value except an empty one switches colours off (no-color.org). `TERM` names
/// the terminal; `dumb`, or no name, means an output of lines only, like a pipe or a file.
package struct TerminalCapability: Sendable, Hashable {
  /// How much of a style the output shows.
  package let styling: Styling

  /// Whether the cursor can be moved, so that a program can draw on the whole screen.
  package let addressesCursor: Bool

  /// Derives the capability from the variables of the environment.
  package init(environment: [String: String], isTerminal: Bool) {
    let name = environment["TERM"] ?? ""
    let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    addressesCursor = isTerminal && !name.isEmpty && name != "dumb"
    styling =
      if !addressesCursor { .none } else if wantsNoColor { .attributes } else { .colors }
  }
}
