internal import ScreenStatesTestKit

/// Looks into objects.
package enum Reflection {
  /// A stored property of an object, by its name in the source.
  struct Stored {
    let name: String
    let value: Any
    /// Whether it can change; the variables of this package's ready-made states do only at first.
    let isVar: Bool
  }

  /// The stored properties of an object, private and inherited ones too, those of its root classes
  /// first; not those of this package, nor `unowned` ones: to read a freed one ends the process.
  static func properties(of object: AnyObject) -> [Stored] {
    // An explorer spends much of its time here, so this is a plain loop.
    var mirrors: [(Mirror, Layout)] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      let layout = layout(of: mirror)
      if layout.isOfKit { break }
      mirrors.append((mirror, layout))
      next = mirror.superclassMirror
    }
    var properties: [Stored] = []
    // Objects that other properties hold, too, have their numbers by then.
    var last: [Stored] = []
    while let (mirror, layout) = mirrors.popLast() {
      let children = mirror.children
      // A class with a mirror of its own shows something else than its stored properties.
      let fields = layout.fields?.count == children.count ? layout.fields : nil
      var place = children.startIndex
      for number in 0..<children.count {
        let field = fields?[number]
        if field?.isHidden != true {
          let child = children[place]
          let isUnread = type(of: child.value) == Void.self && !layout.isOfVoid
          let property = Stored(
            name: field?.name ?? name(child.label ?? ""), value: isUnread ? Unread() : child.value,
            isVar: isUnread || field?.isVar ?? (layout.fields != nil))
          if child.value is any Unordered {
            last.append(property)
          } else {
            properties.append(property)
          }
        }
        place = children.index(after: place)
      }
      if fields == nil, layout.fields?.contains(where: \.isVar) == true {
        last.append(Stored(name: "what its mirror hides", value: Unread(), isVar: true))
      }
    }
    return properties + last
  }

  /// The numbers of a struct's `unowned` properties.
  static func hidden(in value: Any) -> Set<Int> {
    let fields = layout(of: Mirror(reflecting: value)).fields ?? []
    return Set(fields.indices.filter { fields[$0].isHidden })
  }

  /// The first part of a type's full name; of a type in an extension, the module of the extension.
  static func module(of type: Any.Type) -> String {
    let (name, extended) = (String(reflecting: type), "(extension in ")
    let own = name.hasPrefix(extended) ? name.dropFirst(extended.count) : name[...]
    return String(own.prefix { $0 != "." && $0 != ")" })
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

  /// Whether a type is neither of the system nor of this package.
  static func isForeign(_ type: Any.Type) -> Bool {
    !system.union(kit).union(["ContentStates"]).contains(module(of: type))
  }

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

  private static func layout(of mirror: Mirror) -> Layout {
    let type = mirror.subjectType
    if let known = layouts.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let layout = Layout(
      fields: knowsFields ? fields(of: mirror) : nil, isOfKit: kit.contains(module(of: type)),
      isOfVoid: String(reflecting: type).contains("()"))
    if layout.fields != nil { layouts.withLock { $0[ObjectIdentifier(type)] = layout } }
    return layout
  }

  private static func fields(of mirror: Mirror) -> [Layout.Field] {
    let type = mirror.subjectType
    let inherited = mirror.superclassMirror.map { countOfFields($0.subjectType) } ?? 0
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
    let probe = KnownFields(Probed())
    let mirrors = [
      Mirror(reflecting: probe), Mirror(reflecting: probe).superclassMirror,
      Mirror(reflecting: KnownPart(owner: probe)),
    ]
    let answers = mirrors.compactMap(\.self).map { fields(of: $0).map { [$0.isVar, $0.isHidden] } }
    return answers == [
      [[true, false], [false, true]], [[false, false], [true, false]],
      [[false, true], [true, false]],
    ]
  }()
}

/// Stands for a value that cannot be copied, such as a `Mutex`, for which a mirror has `Void`.
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

// `Mirror` itself is built on these functions of the runtime; it does not pass on what is a `let`.

@unsafe private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVar = true
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
