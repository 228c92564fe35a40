internal import Foundation
internal import ScreenStates

/// Writes values as Swift expressions, from their structure.
///
/// It uses a description only for a value whose structure shows nothing: two different values should
/// not have the same text.
enum SwiftText {
  /// What decides how a value is written.
  struct Context {
    /// How many objects are around it; they may form a cycle.
    var level = 0
    /// The objects so far; nil if it does not matter which object it is.
    var objects: Objects?
    /// The present instants of the test's clocks, from which stored instants count; none if an
    /// instant counts from the origin.
    var times: [ScreenInstant] = []

    /// The context of values in no fixed order.
    var unnumbered: Context { Context(level: level, times: times) }
  }

  /// The objects written so far.
  ///
  /// An object that occurs again is written by its number, so it differs from an equal one.
  final class Objects {
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The number of an object that was written before; nil for any other, which it records.
    func number(of object: AnyObject) -> Int? {
      if let number = numbers[ObjectIdentifier(object)] { return number }
      numbers[ObjectIdentifier(object)] = numbers.count
      return nil
    }
  }

  /// Writes a value.
  static func of(_ value: Any, _ context: Context = Context()) -> String {
    if let text = value as? String { return text.debugDescription }
    if value is Int || value is Bool { return String(describing: value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      let text = mirror.children.first.map { of($0.value, context) }
      // A nested optional: `.some(nil)` is not `nil`.
      return text.map { $0 == "nil" || $0.hasPrefix(".some(") ? ".some(\($0))" : $0 } ?? "nil"
    case .collection: return "[\(list(mirror, context))]"
    // A set or a dictionary has no fixed order, so its objects get no numbers.
    case .set:
      let texts = mirror.children.map { of($0.value, context.unnumbered) }
      return "[\(texts.sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, context.unnumbered)
    case .tuple: return "(\(list(mirror, context)))"
    case .enum: return enumeration(value, mirror, context)
    default: return plain(value) ?? compound(value, mirror, context)
    }
  }

  /// Writes a value by its stored properties, if they show it.
  private static func compound(_ value: Any, _ mirror: Mirror, _ context: Context) -> String {
    switch mirror.displayStyle {
    case .struct: return structure(value, mirror, context)
    case .class where context.level < 3 && Reflection.isReflected(value):
      return object(value as AnyObject, context)
    case .class:
      guard let error = value as? NSError else { return name(of: type(of: value)) }
      let rest = error.userInfo.isEmpty ? "" : ", userInfo: \(of(error.userInfo, context))"
      return "NSError(domain: \(of(error.domain)), code: \(error.code)\(rest))"
    case nil where value is any CustomStringConvertible: return String(reflecting: value)
    default: return name(of: type(of: value))
    }
  }

  /// Writes a value whose structure does not show it, or that needs none; nil for all others.
  static func plain(_ value: Any) -> String? {
    switch value {
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
  private static func object(_ object: AnyObject, _ context: Context) -> String {
    let name = name(of: type(of: object))
    if let number = context.objects?.number(of: object) { return "\(name)#\(number)" }
    var inner = context
    inner.level += 1
    let fields = Reflection.properties(of: object).map { "\($0.name): \(of($0.value, inner))" }
    return "\(name)(\(fields.joined(separator: ", ")))"
  }

  /// Writes a duration as the shortest sum of its units.
  static func of(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let (milliseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    if rest == 0 { return ".milliseconds(\(seconds * 1_000 + milliseconds))" }
    return ".seconds(\(seconds)) + .nanoseconds(\(attoseconds / 1_000_000_000))"
  }

  /// The name of a type, with the types around it.
  static func name(of type: Any.Type) -> String {
    let whole = String(reflecting: type)
    // The full name of a private type contains its file, and that of a generic type the modules of
    // its arguments: use the short name.
    for sign in [UInt8(ascii: "("), UInt8(ascii: "<")] where whole.utf8.contains(sign) {
      return "\(type)"
    }
    return whole.split(separator: ".", maxSplits: 1).last.map { String($0) } ?? whole
  }

  /// Writes words in upper camel case, as a part of a name.
  static func name(_ words: String) -> String {
    words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func list(_ mirror: Mirror, _ context: Context) -> String {
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
      text += of(child.value, context)
    }
    return text
  }

  private static func dictionary(_ mirror: Mirror, _ context: Context) -> String {
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { of($0.value, context) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ context: Context) -> String {
    guard let payload = mirror.children.first, let label = payload.label else {
      return ".\(value)"
    }
    let text = of(payload.value, context)
    let isList = Mirror(reflecting: payload.value).displayStyle == .tuple
    return isList ? ".\(label)\(text)" : ".\(label)(\(text))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror, _ context: Context) -> String {
    if let instant = value as? ScreenInstant, !context.times.isEmpty {
      let rests = context.times.map { "now + \(of($0.duration(to: instant)))" }
      return rests.joined(separator: " or ")
    }
    let fields = mirror.children.isEmpty ? "" : list(mirror, context)
    // A value without visible structure may still have a description.
    if fields.isEmpty, MemoryLayout.size(ofValue: value) > 0, value is any CustomStringConvertible {
      return "\(name(of: type(of: value)))(\(String(describing: value).debugDescription))"
    }
    return "\(name(of: type(of: value)))(\(fields))"
  }
}
