internal import Foundation

/// Writes values as Swift expressions, from their structure.
///
/// It does not use a value's own description: two different values must not have the same text.
enum SwiftText {
  /// Writes a value; the level counts the objects around it, which may form a cycle.
  static func of(_ value: Any, _ level: Int = 0) -> String {
    if let text = plain(value) { return text }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      let text = mirror.children.first.map { of($0.value, level) }
      // An optional in an optional: a value that was looked for, and is not there.
      return text.map { $0 == "nil" || $0.hasPrefix(".some(") ? ".some(\($0))" : $0 } ?? "nil"
    case .collection: return "[\(list(mirror, level))]"
    case .set:
      return "[\(mirror.children.map { of($0.value, level) }.sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, level)
    case .tuple: return "(\(list(mirror, level)))"
    case .enum: return enumeration(value, mirror, level)
    case .struct: return structure(value, mirror, level)
    case .class where level < 3 && Reflection.isReflected(value):
      return object(value as AnyObject, level)
    case .class:
      guard let error = value as? NSError else { return "\(type(of: value))" }
      let rest = error.userInfo.isEmpty ? "" : ", userInfo: \(of(error.userInfo, level))"
      return "NSError(domain: \(of(error.domain)), code: \(error.code)\(rest))"
    case nil where value is any CustomStringConvertible: return String(reflecting: value)
    default: return "\(type(of: value))"
    }
  }

  /// Writes a value whose structure does not show it, or that needs none; nil for all others.
  static func plain(_ value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case is Int, is Bool: String(describing: value)
    case let text as any StringProtocol: String(text).debugDescription
    case let character as Character: String(character).debugDescription
    case let duration as Duration: of(duration)
    case is any Numeric, is AnyKeyPath: String(reflecting: value)
    case let url as URL: "URL(string: \(url.absoluteString.debugDescription))!"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    default: nil
    }
  }

  /// Writes an Equatable object by its properties.
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

  /// Whether two values are the same: by `==` if they are Equatable, otherwise by their text.
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    (one as? any Equatable)?.equals(other) ?? (of(one) == of(other))
  }

  /// Writes words in upper camel case, as a part of a name.
  static func name(_ words: String) -> String {
    words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func list(_ mirror: Mirror, _ level: Int) -> String {
    // An explorer spends much of its time here, so this is a plain loop without arrays.
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
      // Not its description, which two cases may share.
      return unsafe caseName(value).map { ".\(unsafe String(cString: $0))" } ?? ".\(value)"
    }
    let text = of(payload.value, level)
    let isList = Mirror(reflecting: payload.value).displayStyle == .tuple
    return isList ? ".\(label)\(text)" : ".\(label)(\(text))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror, _ level: Int) -> String {
    let fields = mirror.children.isEmpty ? "" : list(mirror, level)
    // A value without visible structure may still have a description.
    if fields.isEmpty, MemoryLayout.size(ofValue: value) > 0, value is any CustomStringConvertible {
      return "\(type(of: value))(\(String(describing: value).debugDescription))"
    }
    return "\(type(of: value))(\(fields))"
  }
}

/// The runtime's name of an enum's case.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
