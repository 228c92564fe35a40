extension Sequence where Element: Hashable {
  /// The elements in order, each once.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The name, with the first free number if others have it already.
  func apart(from others: [String]) -> String {
    var (name, number) = (self, 1)
    while others.contains(name) {
      number += 1
      name = "\(self) (\(number))"
    }
    return name
  }
}

extension Collection {
  /// The keys with their values, both in order and each once.
  func grouped<Key: Hashable, Value: Hashable>() -> [(key: Key, values: [Value])]
  where Element == (Key, Value) {
    let groups = Dictionary(grouping: self) { $0.0 }
    return map { $0.0 }.withoutRepeats.map { key in
      (key, groups[key, default: []].map { $0.1 }.withoutRepeats)
    }
  }
}
