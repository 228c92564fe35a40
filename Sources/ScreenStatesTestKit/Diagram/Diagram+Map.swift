extension Diagram {
  /// The diagram as lines: a state each, then `from -> to: causes` for each transition, with the way
  /// to a hosted state, such as `loggedIn/playing`.
  package var map: [String] { chart.states(in: "") + chart.transitions(in: "") }
}

extension Diagram.Chart {
  private func inner(of kind: String) -> Diagram.Chart? { inner.first { $0.host.last == kind } }

  fileprivate func states(in host: String) -> [String] {
    kinds.flatMap { kind in
      [host + kind.name] + (inner(of: kind.name)?.states(in: "\(host)\(kind.name)/") ?? [])
    }
  }

  fileprivate func transitions(in host: String) -> [String] {
    edges.map { "\(host)\($0.from) -> \(host)\($0.to): \($0.label)" }
      + kinds.flatMap { kind in
        inner(of: kind.name)?.transitions(in: "\(host)\(kind.name)/") ?? []
      }
  }
}
