import Foundation

/// The states of a sample with all the transitions that the explorer found.
///
/// To explore takes time, so what was found is kept in a file for each sample; a test compares it.
package struct StateMap: Equatable, Sendable {
  /// A transition; states are named with the way to them, such as `loggedIn/playing`.
  package struct Edge: Hashable, Sendable {
    /// Where it begins; empty for a start.
    package let from: String
    /// Where it leads.
    package let to: String
    /// Who asks for it.
    package let causes: String

    /// Makes a transition.
    package init(from: String, to: String, causes: String) {
      self.from = from
      self.to = to
      self.causes = causes
    }
  }

  /// The states, each host before what it hosts.
  package private(set) var states: [String] = []
  /// The transitions.
  package private(set) var edges: [Edge] = []

  /// Reads a map: a state a line, `from -> to: causes` for a transition.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let arrow = line.range(of: " -> "), let colon = line.range(of: ": ") else {
        states.append(String(line))
        continue
      }
      edges.append(
        Edge(
          from: String(line[..<arrow.lowerBound]),
          to: String(line[arrow.upperBound..<colon.lowerBound]),
          causes: String(line[colon.upperBound...])))
    }
  }

  /// The map of a sample; an empty one, if there is none of that name.
  package static func of(_ sample: String) -> StateMap {
    let bytes: [UInt8] =
      switch sample {
      case "books": PackageResources.books_txt
      case "history": PackageResources.history_txt
      case "items": PackageResources.items_txt
      case "news": PackageResources.news_txt
      case "player": PackageResources.player_txt
      case "products": PackageResources.products_txt
      case "turnstile": PackageResources.turnstile_txt
      default: []
      }
    return StateMap(String(decoding: bytes, as: UTF8.self))
  }
}
