package import Terminal

/// Where a plain run writes; once nobody reads any more, nothing is written.
@MainActor
package final class PlainOutput {
  private let write: (String) throws(OutputError) -> Void

  /// Why writing ended; `nil` while it goes on.
  package private(set) var failure: OutputError?

  /// Makes an output.
  ///
  /// - Parameter write: Writes text as it is given.
  package init(_ write: @escaping (String) throws(OutputError) -> Void) {
    self.write = write
  }

  /// Writes lines; control characters in them are neutralised.
  package func print(_ lines: [String]) {
    guard failure == nil else { return }
    let text = lines.map { $0.neutralized + "\n" }.joined()
    do throws(OutputError) {
      try write(text)
    } catch {
      failure = error
    }
  }
}
