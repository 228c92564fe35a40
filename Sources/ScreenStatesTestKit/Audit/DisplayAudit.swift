/// The elements of a display that can be on or off, and the combinations of them that are meant.
///
/// A display of n such elements has 2ⁿ combinations. With flags, all of them are one forgotten line
/// away; an audit says which can be reached, by which states, and which never.
///
/// ```swift
/// let audit = DisplayAudit<NewsDisplay>(
///   [
///     "table": { !$0.articles.isEmpty },
///     "error": { $0.error != nil },
///     "indicator": { $0.isLoading },
///   ], meant: [["table"], ["error"], ["indicator"]])
/// try await explorer.explore().audit(audit).check()
/// ```
@MainActor
public struct DisplayAudit<Shown> {
  /// An element of a display.
  struct Element {
    let name: String
    let isOn: @MainActor (Shown) -> Bool
  }

  let elements: [Element]
  let meant: Set<Set<String>>?

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - elements: The elements, and whether a display has each on.
  ///   - meant: The combinations that are meant, each by the elements that are on; nil if any is.
  public init(
    _ elements: KeyValuePairs<String, @MainActor (Shown) -> Bool>, meant: [Set<String>]? = nil
  ) {
    self.elements = elements.map { Element(name: $0.key, isOn: $0.value) }
    self.meant = meant.map(Set.init)
  }
}

extension ExplorationReport {
  /// Sorts everything that was shown into the combinations of its elements.
  ///
  /// - Parameter audit: The elements.
  /// - Returns: Which combinations are reached, by which states, and which never.
  @MainActor
  public func audit(_ audit: DisplayAudit<Shown>) -> AuditReport {
    var reached: [Set<String>: (states: [String], history: [String])] = [:]
    for frame in frames {
      let on = Set(audit.elements.filter { $0.isOn(frame.shown) }.map(\.name))
      if reached[on] == nil { reached[on] = ([], frame.history) }
      if reached[on]?.states.contains(frame.kind) != true {
        reached[on]?.states.append(frame.kind)
      }
    }
    let names = audit.elements.map(\.name)
    let combinations = Self.combinations(of: names).map { on in
      AuditReport.Combination(
        on: on, states: reached[on]?.states ?? [], isMeant: audit.meant?.contains(on),
        history: reached[on]?.history ?? [])
    }
    return AuditReport(elements: names, combinations: combinations)
  }

  /// All combinations, counted in binary, the first element as the highest digit.
  private static func combinations(of names: [String]) -> [Set<String>] {
    let count = 1 << names.count
    return (0..<count).map { bits in
      Set(names.indices.filter { bits & (1 << (names.count - 1 - $0)) != 0 }.map { names[$0] })
    }
  }
}
