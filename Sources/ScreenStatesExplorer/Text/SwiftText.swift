internal import Foundation
internal import ScreenStates
internal import ScreenStatesTestKit

/// Writes values as Swift expressions, from their structure.
///
/// A description is the last resort, because two different values may have the same.
enum SwiftText {
  /// Writes a value; the objects in it decide what is compared of them.
  static func of(_ value: Any, _ objects: Objects = Objects()) -> String {
    if objects.depth > 600 {
      // More, as in a long linked list, would overflow the stack of a debug build.
      let name = "a value that is nested too deeply"
      objects.close(name)
      return name
    }
    objects.depth += 1
    defer { objects.depth -= 1 }
    return written(value, objects)
  }

  private static func written(_ value: Any, _ objects: Objects) -> String {
    let form = form(of: value, objects)
    switch form.kind {
    case .text: return (value as? String ?? "\(value)").debugDescription
    case .number: return String(describing: value)
    case .otherNumber: return "\(form.name)(\(String(reflecting: value)))"
    case .optional:
      let text = Mirror(reflecting: value).children.first.map { of($0.value, objects) }
      // A nested optional: `.some(nil)` is not `nil`.
      return text.map { $0 == "nil" || $0.hasPrefix(".some(") ? ".some(\($0))" : $0 } ?? "nil"
    case .collection: return "[\(list(Mirror(reflecting: value), objects))]"
    case .set:
      let texts = objects.inNoOrder {
        Mirror(reflecting: value).children.map { of($0.value, objects) }
      }
      let text = "[\(texts.sorted().joined(separator: ", "))]"
      return objects.namesEnums ? "Set(\(text))" : text
    case .dictionary: return dictionary(Mirror(reflecting: value), objects)
    case .tuple: return "(\(list(Mirror(reflecting: value), objects)))"
    case .enum(let isError):
      let type = isError || objects.namesEnums ? form.name : ""
      return type + enumeration(value, Mirror(reflecting: value), objects)
    case .hashable: return of((value as? AnyHashable)?.base ?? value, objects)
    case .plain: return plain(value) ?? String(reflecting: value)
    case .type:
      guard let type = value as? Any.Type else { return form.name }
      return objects.apart("\(name(of: type)).self", ObjectIdentifier(type))
    case .keyPath:
      // An index is not in the text, but an address may be.
      let text = String(reflecting: value).replacing(/0x[0-9a-f]+/, with: "")
      return objects.apart(text, value as? AnyKeyPath)
    case .struct(let unread): return structure(value, form.name, but: unread, objects)
    case .object(let type): return object(value, type, form.name, objects)
    case .task:
      guard let task = value as? any ComparedTask else { return "a task" }
      let name = task.isCancelled ? "a cancelled task" : "a task"
      guard let rest = objects.rest else {
        // Named in the report, and no finding: most classes only cancel their tasks.
        if task.hasValue { objects.close("a task with a value", isVar: false) }
        return name
      }
      if Rest.hasEnded(task.address) {
        let result = task.hasResult ? rest.result(of: task) : nil
        return "a task that has ended" + (result.map { " with \(of($0, objects))" } ?? "")
      }
      let number = task.isCancelled ? 0 : rest.number(of: task.address)
      return "\(name) under way" + (number == 0 ? "" : ", number \(number)")
    case .closed(let name):
      objects.close(name)
      return name
    }
  }

  // MARK: - The form of a type

  /// How the values of a type are written: to look that up takes longer than to write one.
  struct Form {
    let kind: Kind
    var name: String
  }

  enum Kind {
    case optional, collection, set, dictionary, tuple, hashable, text, number, otherNumber
    case plain, type, keyPath, task
    case `enum`(isError: Bool), `struct`(unread: Set<Int>), object(Class), closed(String)
  }

  /// A class, by what decides how its objects are written.
  struct Class {
    let module: String
    let isEquatable: Bool
    let isOfKit: Bool
    let isScreen: Bool
  }

  private static let forms = Locked<[ObjectIdentifier: Form]>([:])
  private static let names = Locked<[ObjectIdentifier: String]>([:])

  private static func form(of value: Any, _ objects: Objects) -> Form {
    let type = ObjectIdentifier(type(of: value))
    if let known = objects.lookalikes?.forms[type] { return known }
    var form = forms.withLock { $0[type] } ?? form(of: value)
    form.name = objects.apart(form.name, type)
    if objects.lookalikes?.isSettled == true { objects.lookalikes?.forms[type] = form }
    return form
  }

  private static func form(of value: Any) -> Form {
    let type = type(of: value)
    let style = Mirror(reflecting: value).displayStyle
    let kind: Kind =
      switch style {
      // Its mirror may hide what it stores, and so may its description.
      case _
      where value is any CustomReflectable && Reflection.isForeign(type)
        && ![.class, .collection, .set, .dictionary].contains(style):
        .closed(name(of: type))
      case _ where type == String.self || type is NSString.Type: .text
      case _ where type == Int.self || type == Bool.self || type is NSNumber.Type: .number
      case .optional: .optional
      case .set where value is any Unordered || value is NSSet: .set
      case .dictionary where value is any Unordered || value is NSDictionary: .dictionary
      // One of another module may have an order.
      case .collection, .set, .dictionary: .collection
      case .tuple: .tuple
      case .enum: .enum(isError: value is any Error)
      case _ where type == AnyHashable.self: .hashable
      case _ where type == Unread.self: .closed("a value that cannot be copied")
      case _ where value is AnyKeyPath: .keyPath
      case _ where value is Any.Type: .type
      case _ where plain(value) != nil: .plain
      // The number of another module may have a description of its own.
      case _ where value is any Numeric && Reflection.system.contains(Reflection.module(of: type)):
        .otherNumber
      case .struct where value is any ComparedTask: .task
      case .struct where value is any Buffer: .closed("the unread elements of a stream")
      case .struct:
        .struct(unread: value is any CustomReflectable ? [] : Reflection.hidden(in: value))
      case .class:
        .object(
          Class(
            module: Reflection.module(of: type),
            isEquatable: value is any Equatable && !(value is NSObject),
            isOfKit: Reflection.kit.contains(Reflection.module(of: type)),
            isScreen: value is any HostedScreen))
      // Its description consists of those of its bounds, which may say less than the bounds are.
      case nil where value is any Bounds: .struct(unread: [])
      case nil where value is any CustomStringConvertible: .plain
      default: .closed(name(of: type))
      }
    let form = Form(kind: kind, name: name(of: type))
    forms.withLock { $0[ObjectIdentifier(type)] = form }
    return form
  }

  /// Writes a value whose structure does not show it, or that needs none; nil for all others.
  private static func plain(_ value: Any) -> String? {
    switch value {
    case is Substring, is Character, is Unicode.Scalar:
      "\(type(of: value))(\("\(value)".debugDescription))"
    case is Double: String(reflecting: value)
    case let duration as Duration: of(duration)
    case is any SIMD: String(reflecting: value)
    case let url as URL:
      "URL(string: \(url.relativeString.debugDescription)"
        + (url.baseURL.map { ", relativeTo: \(of($0))" } ?? "") + ")!"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
    // The text with its attributes, or an identifier: what they store is other than what they are.
    case is AttributedString, is TimeZone, is Locale: of("\(value)")
    case let calendar as Calendar: of("\(calendar) \(calendar.timeZone) \(calendar.firstWeekday)")
    case let error as NSError where type(of: value) is NSError.Type:
      "NSError(domain: \(of(error.domain)), code: \(error.code)"
        + (error.userInfo.isEmpty ? "" : ", userInfo: \(of(error.userInfo))") + ")"
    default: nil
    }
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
    if let known = names.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    // The full name of a private type contains its file.
    let whole = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    // That of a generic type contains the modules of its arguments: use the short name.
    let isShort = whole.contains("(") || whole.contains("<")
    let name = isShort ? "\(type)" : String(whole.drop { $0 != "." }.dropFirst())
    names.withLock { $0[ObjectIdentifier(type)] = name }
    return name
  }

  /// Writes words in upper camel case, as a part of a name.
  static func name(_ words: String) -> String {
    words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  // MARK: - The parts of a value

  /// Writes an object once, by its stored properties if they can be compared, and then by its number.
  private static func object(
    _ value: Any, _ type: Class, _ name: String, _ objects: Objects
  ) -> String {
    // As a value of an unknown type, an error that is an object is cast to a box around it.
    let object = (value as? any Error).map { $0 as AnyObject } ?? value as AnyObject
    if let number = objects.number(of: object) { return "\(name)#\(number)" }
    guard let fields = objects.fields(of: object, type) else {
      if !type.isOfKit { objects.close(name) }
      return name
    }
    let texts = objects.inside(object) {
      fields.compactMap { field in
        objects.at(field) { "\(field.name): \(of(field.value, objects))" }
      }
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private static func list(
    _ mirror: Mirror, but unread: Set<Int> = [], _ objects: Objects
  ) -> String {
    // An explorer spends much of its time here, so this is a plain loop without arrays.
    var text = ""
    var children = mirror.children
    if !unread.isEmpty {
      let read = zip(0..., children.indices).filter { !unread.contains($0.0) }.map { $0.1 }
      children = Mirror.Children(read.map { children[$0] })
    }
    for child in children {
      if !text.isEmpty { text += ", " }
      if let label = child.label, label.utf8.first != UInt8(ascii: "."),
        label.utf8.first != UInt8(ascii: "_")
      {
        text += label
        text += ": "
      }
      text += of(child.value, objects)
    }
    return text
  }

  /// Writes a dictionary in the order of its keys, so that its objects have an order, too; one whose keys
  /// are identifiers, which have another order on each fresh subject, in that of its values.
  private static func dictionary(_ mirror: Mirror, _ objects: Objects) -> String {
    let pairs = mirror.children.map { pair in
      let parts = Mirror(reflecting: pair.value).children.map(\.value)
      return (key: objects.inNoOrder { of(parts[0], objects) }, value: parts[1])
    }
    if pairs.isEmpty { return "[:]" }
    // A copy, so that only the order depends on what it writes.
    let copy = Objects()
    (copy.modules, copy.times, copy.rest) = (objects.modules, objects.times, objects.rest)
    let order = { (pair: (key: String, value: Any)) in
      pair.key.numbered() == pair.key ? "" : of(pair.value, copy).numbered()
    }
    let write = {
      pairs.map { (order: order($0), pair: $0) }
        .sorted { ($0.order, $0.pair.key) < ($1.order, $1.pair.key) }
        .map { "\($0.pair.key): \(of($0.pair.value, objects))" }
    }
    var texts: [String]
    if Set(pairs.map(\.key)).count == pairs.count {
      texts = write()
    } else {
      objects.close("a dictionary with keys that look alike")
      texts = objects.inNoOrder(write).sorted()
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ objects: Objects) -> String {
    guard let payload = mirror.children.first, let label = payload.label else { return ".\(value)" }
    let text = of(payload.value, objects)
    if case .tuple = form(of: payload.value, objects).kind { return ".\(label)\(text)" }
    return ".\(label)(\(text))"
  }

  private static func structure(
    _ value: Any, _ name: String, but unread: Set<Int>, _ objects: Objects
  ) -> String {
    if let rests = rests(until: value, objects) {
      return rests.map { "now + \(of($0))" }.joined(separator: " or ")
    }
    // It has the observers of an object, and no value.
    if name == "ObservationRegistrar" { return name }
    let fields = list(Mirror(reflecting: value), but: unread, objects)
    // A value without visible structure may still have a description.
    if fields.isEmpty, unread.isEmpty, MemoryLayout.size(ofValue: value) > 0,
      value is any CustomStringConvertible
    {
      return "\(name)(\(String(describing: value).debugDescription))"
    }
    return "\(name)(\(fields))"
  }

  /// The time until an instant or a date, on each clock; nil for every other value.
  private static func rests(until value: Any, _ objects: Objects) -> [Duration]? {
    if objects.times.isEmpty { return nil }
    if let instant = value as? ScreenInstant {
      return objects.times.map { $0.instant.duration(to: instant) }
    }
    guard let date = value as? Date else { return nil }
    let rests = objects.times.map { date.timeIntervalSince($0.date) }
    // A date that is further away is a part of the data, such as the day of an article.
    guard rests.allSatisfy({ abs($0) <= 86_400 }) else { return nil }
    // A sum of seconds is not exact.
    return rests.map { .microseconds(($0 * 1_000_000).rounded()) }
  }
}

/// A task, whatever its types.
protocol ComparedTask {
  var address: UInt { get }
  var isCancelled: Bool { get }
  /// Whether it ends with a value or with an error.
  var hasResult: Bool { get }
  var hasValue: Bool { get }
  /// Waits for its end.
  func ended() async -> Any
}

extension Task: ComparedTask {
  var address: UInt { unsafe unsafeBitCast(self, to: UInt.self) }
  var hasResult: Bool { hasValue || Failure.self != Never.self }
  var hasValue: Bool { Success.self != Void.self }
  func ended() async -> Any { await result }
}

private protocol Bounds {}
extension Range: Bounds {}
extension ClosedRange: Bounds {}

/// A stream, or an end of one, whose elements may wait to be read.
private protocol Buffer {}
extension AsyncStream: Buffer {}
extension AsyncStream.Continuation: Buffer {}
extension AsyncThrowingStream: Buffer {}
extension AsyncThrowingStream.Continuation: Buffer {}

/// A collection of the standard library that has no order.
protocol Unordered {}
extension Dictionary: Unordered {}
extension Set: Unordered {}
