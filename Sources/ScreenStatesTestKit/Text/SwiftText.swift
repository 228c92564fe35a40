/// Values written the way Swift would make them, from their structure.
///
/// Descriptions of the values' own are not used: two values that differ must not look the same.
enum SwiftText {
  /// Writes a value that is inside of so many objects, which may lead back to each other.
  static func of(_ value: Any, _ level: Int = 0) -> String {
    if let text = value as? String { return text.debugDescription }
    if let character = value as? Character { return String(character).debugDescription }
    if let duration = value as? Duration { return of(duration) }
    if value is Int || value is Bool || value is any LosslessStringConvertible {
      return String(describing: value)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { of($0.value, level) } ?? "nil"
    case .collection: return "[\(list(mirror, level))]"
    case .set:
      return "[\(mirror.children.map { of($0.value, level) }.sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, level)
    case .tuple: return "(\(list(mirror, level)))"
    case .enum: return enumeration(value, mirror, level)
    case .struct: return structure(value, mirror, level)
    case .class where level < 3 && Reflection.isReflected(value):
      return object(value as AnyObject, level)
    default: return "\(type(of: value))"
    }
  }

  /// Writes an object that can say when it equals another, by its properties.
  private static func object(_ object: AnyObject, _ level: Int) -> String {
    let fields = Reflection(of: object).properties.map { "\($0.name): \(of($0.value, level + 1))" }
    return "\(type(of: object))(\(fields.joined(separator: ", ")))"
  }

  /// Writes a duration as the shortest sum of its units.
  static func of(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let (milliseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    if rest == 0 { return ".milliseconds(\(seconds * 1_000 + milliseconds))" }
    return ".seconds(\(seconds)) + .nanoseconds(\(attoseconds / 1_000_000_000))"
  }

  /// Whether two values are the same: by `==` where they have it, else by their text.
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    (one as? any Equatable)?.equals(other) ?? (of(one) == of(other))
  }

  /// Writes words as a part of a name.
  static func name(_ words: String) -> String {
    words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func list(_ mirror: Mirror, _ level: Int) -> String {
    // An explorer spends much of its time here, so no closures and no arrays.
    var text = ""
    for child in mirror.children {
      if !text.isEmpty { text += ", " }
      if let label = child.label, label.utf8.first != UInt8(ascii: "."),
        label.utf8.first != UInt8(ascii: "_")
      {
        text += label
        text += ": "
      }
      text += of(child.value, level)
    }
    return text
  }

  private static func dictionary(_ mirror: Mirror, _ level: Int) -> String {
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { of($0.value, level) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ level: Int) -> String {
    guard let payload = mirror.children.first, let label = payload.label else {
      return ".\(value)"
    }
    let text = of(payload.value, level)
    let isList = Mirror(reflecting: payload.value).displayStyle == .tuple
    return isList ? ".\(label)\(text)" : ".\(label)(\(text))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror, _ level: Int) -> String {
    let fields = mirror.children.isEmpty ? "" : list(mirror, level)
    // What shows no structure may still say what it is.
    if fields.isEmpty, MemoryLayout.size(ofValue: value) > 0, value is any CustomStringConvertible {
      return "\(type(of: value))(\(String(describing: value).debugDescription))"
    }
    return "\(type(of: value))(\(fields))"
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
