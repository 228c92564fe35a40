internal import Foundation

/// Looks into objects and values.
enum Reflection {
  /// The stored properties of an object, including private and inherited ones, those of its root
  /// classes first or left out.
  ///
  /// - Parameters:
  ///   - object: What to look into.
  ///   - roots: How many root classes to leave out.
  /// - Returns: The names and the values.
  static func properties(
    of object: AnyObject, below roots: Int = 0
  ) -> [(name: String, value: Any)] {
    // An explorer spends much of its time here, so these are plain loops.
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    var properties: [(name: String, value: Any)] = []
    for mirror in mirrors.dropLast(roots).reversed() {
      for child in mirror.children {
        properties.append((name(child.label ?? ""), child.value))
      }
    }
    return properties
  }

  /// The name in the source: observation and property wrappers add an underscore.
  private static func name(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") && !label.hasPrefix("_$") ? String(label.dropFirst()) : label
  }

  /// The parts of a value that cannot be compared: closures, tasks, and objects that are not
  /// Equatable.
  static func incomparable(in value: Any) -> [Any] {
    var values: [Any] = []
    collect(value, 0, &values)
    return values
  }

  private static func collect(_ value: Any, _ level: Int, _ values: inout [Any]) {
    if SwiftText.plain(value) != nil { return }
    let mirror = Mirror(reflecting: value)
    let type = "\(type(of: value))"
    let isObject = mirror.displayStyle == .class
    // `SwiftText` writes an `NSError` by its domain, code and user info.
    if isObject, value is NSError { return }
    if isObject, isReflected(value), level < 3 {
      for (_, value) in properties(of: value as AnyObject) {
        collect(value, level + 1, &values)
      }
    } else if isObject || type.hasPrefix("Task<") || type == "ObservationRegistrar"
      || mirror.displayStyle == nil && !(value is any CustomStringConvertible)
    {
      values.append(value)
    } else {
      for child in mirror.children { collect(child.value, level, &values) }
    }
  }

  /// Whether an object is compared by its properties: if it is Equatable and no `NSObject`.
  static func isReflected(_ value: Any) -> Bool {
    value is any Equatable && !(value is NSObject)
  }
}
