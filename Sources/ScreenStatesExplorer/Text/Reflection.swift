internal import ScreenStatesTestKit

/// Looks into objects.
package enum Reflection {
  /// A stored property of an object, by its name in the source.
  struct Stored {
    let name: String
    let value: Any
    /// Whether it can get another value.
    ///
    /// The variables of this package's ready-made states are set while a state is made.
    let isVar: Bool
  }

  /// The stored properties of an object, private and inherited ones included, those of its root
  /// classes first; without those of this package's classes, and without `unowned` ones: to read one
  /// whose object was freed ends the process.
  static func properties(of object: AnyObject) -> [Stored] {
    // An explorer spends much of its time here, so these are plain loops.
    var classes: [(AnyClass, Layout)] = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      let layout = layout(of: type)
      if layout.isOfKit { break }
      classes.append((type, layout))
      next = _getSuperclass(type)
    }
    var properties: [Stored] = []
    // Objects that other properties hold, too, have their numbers by then.
    var last: [Stored] = []
    while let (type, layout) = classes.popLast() {
      for number in 0..<countOfChildren(object, type) {
        let field = layout.fields?[number]
        if field?.isHidden == true { continue }
        let child = child(of: object, as: type, number)
        let isUnread = Swift.type(of: child.value) == Void.self && !layout.isOfVoid
        let property = Stored(
          name: field?.name ?? name(child.label ?? ""), value: isUnread ? Unread() : child.value,
          isVar: isUnread || field?.isVar == true)
        if SwiftText.isUnordered(child.value) {
          last.append(property)
        } else {
          properties.append(property)
        }
      }
    }
    return properties + last
  }

  /// What a value stores, or what is in it; a mirror of its own may show something else.
  static func children(of value: Any) -> Mirror.Children {
    let type = type(of: value)
    return .init((0..<countOfChildren(value, type)).lazy.map { child(of: value, as: type, $0) })
  }

  /// The name of the case of an enum, which may have a description of its own.
  static func caseName(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      unsafe caseNameOf(value).map { unsafe String(cString: $0) }
    }
    return name(value)
  }

  private static func child(of value: Any, as type: Any.Type, _ index: Int) -> Mirror.Child {
    var metadata = unsafe FieldMetadata()
    let child = unsafe childOf(value, type, index, &metadata.name, &metadata.free)
    defer { unsafe metadata.free?(metadata.name) }
    return (unsafe metadata.name.map { unsafe String(cString: $0) }, child)
  }

  /// The style of a value whose mirror may hide what it stores; nil for all others.
  ///
  /// The mirrors of the system and of this package hide nothing that matters, and those of collections
  /// show the elements.
  static func maskedStyle(of value: Any) -> Mirror.DisplayStyle? {
    guard value is any CustomReflectable,
      !system.union(kit).union(["ContentStates"]).contains(module(of: type(of: value))),
      ![.collection, .set, .dictionary].contains(Mirror(reflecting: value).displayStyle)
    else { return nil }
    return switch UInt8(styleOf(value)) {
    case UInt8(ascii: "c"): .class
    case UInt8(ascii: "e"): .enum
    default: .struct
    }
  }

  /// The numbers of a struct's `unowned` properties.
  static func hidden(in value: Any) -> Set<Int> {
    let fields = layout(of: type(of: value)).fields ?? []
    return Set(fields.indices.filter { fields[$0].isHidden })
  }

  /// The first part of a type's full name.
  static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The modules of this package, whose classes have forms of their own in a situation.
  static let kit: Set = [
    "ScreenStates", "ScreenSessions", "ScreenStatesTestKit", "ScreenStatesExplorer",
  ]

  /// The modules of the system, whose classes are compared by equality only.
  static let system: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
    "Swift", "Synchronization", "_Concurrency", "__C",
  ]

  /// The name in the source: observation and property wrappers add an underscore.
  private static func name(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") && !label.hasPrefix("_$") ? String(label.dropFirst()) : label
  }

  // MARK: - What the runtime knows of a class

  /// The stored properties that a struct has, or that a class adds to those it inherits.
  private struct Layout {
    /// A hidden one is `unowned`, or what the runtime needs for an actor.
    typealias Field = (name: String, isVar: Bool, isHidden: Bool)

    /// Nil if the runtime does not tell them.
    let fields: [Field]?
    let isOfKit: Bool
    /// Whether the type has `Void` as an argument, so that a property may be a real `Void`.
    let isOfVoid: Bool
  }

  /// Looked up once for each type.
  private static let layouts = Locked<[ObjectIdentifier: Layout]>([:])

  private static func layout(of type: Any.Type) -> Layout {
    if let known = layouts.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let layout = Layout(
      fields: knowsFields ? fields(of: type) : nil, isOfKit: kit.contains(module(of: type)),
      isOfVoid: String(reflecting: type).contains("()"))
    if layout.fields != nil { layouts.withLock { $0[ObjectIdentifier(type)] = layout } }
    return layout
  }

  private static func fields(of type: Any.Type) -> [Layout.Field] {
    let inherited = (type as? AnyClass).flatMap(_getSuperclass).map(countOfFields) ?? 0
    return (inherited..<max(inherited, countOfFields(type))).map { index in
      var metadata = unsafe FieldMetadata()
      let fieldType = unsafe fieldMetadata(type, index: index, &metadata)
      defer { unsafe metadata.free?(metadata.name) }
      let label = unsafe metadata.name.map { unsafe String(cString: $0) } ?? ""
      // A weak property is optional.
      let isUnowned = unsafe !metadata.isStrong && !(fieldType is any OptionalValue.Type)
      return (
        name(label), unsafe metadata.isVar && module(of: type) != "ContentStates",
        isUnowned || label == "$defaultActor"
      )
    }
  }

  /// Whether the runtime says which stored properties are variables and which are `unowned`.
  ///
  /// It is asked in a way that no document promises, so it is first asked about types whose
  /// properties are known. If the answers are wrong, a property that cannot be compared counts as a
  /// constant, and an `unowned` one is read as any other.
  @TaskLocal package static var knowsFields = {
    let types: [Any.Type] = [KnownFields.self, Probed.self, KnownPart.self]
    let answers = types.map { fields(of: $0).map { [$0.isVar, $0.isHidden] } }
    return answers == [
      [[true, false], [false, true]], [[false, false], [true, false]],
      [[false, true], [true, false]],
    ]
  }()
}

/// What stands for the value of a property that cannot be copied, such as a `Mutex`: its mirror has
/// `Void` instead.
struct Unread {}

private class Probed {
  let constant = 1
  weak var other: Probed?
}

private final class KnownFields: Probed {
  var variable = 1
  unowned let owner: Probed

  init(_ owner: Probed) { self.owner = owner }
}

private struct KnownPart {
  unowned let owner: Probed
  var variable = 1
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

// `Mirror` itself is built on these functions of the runtime; it does not pass on what is a `let`, nor
// what a mirror of one's own hides.

@unsafe private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVar = true
}

@_silgen_name("swift_reflectionMirror_displayStyle")
private func styleOf<Value>(_ value: Value) -> CChar

@_silgen_name("swift_EnumCaseName")
private func caseNameOf<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func countOfChildren<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func childOf<Value>(
  _ value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
