internal import Foundation
internal import ScreenStates

/// The objects of a situation, how they are written, and what of them cannot be compared.
final class Objects {
  /// Something that a situation cannot compare.
  struct Closed: Hashable {
    /// The names of the properties that lead to it.
    let place: String
    let type: String
    /// Whether it is in a property that can get another value.
    let isVar: Bool
  }

  /// The modules whose classes are compared by their stored properties.
  var modules: Set<String> = []
  /// The names of the properties to leave out.
  var ignoring: Set<String> = []
  /// The present of the test's clocks, from which stored instants and dates count, if they do.
  var times: [(instant: ScreenInstant, date: Date)] = []
  /// What is compared of a screen; nothing of the other classes of this package is.
  var fieldsOfScreen: (AnyObject) -> [Reflection.Stored]? = { _ in nil }
  /// What knows the tasks; nil where rest is guessed.
  var rest: Rest?
  /// The objects that are known before any other occurs: they need a number only.
  var known: (() -> [AnyObject])?
  /// What tells different values with the same text apart; nil if nothing does.
  var lookalikes: Lookalikes?
  private(set) var closed: Set<Closed> = []
  /// Whether the test names properties, so that their names are recorded.
  var notesNames = false
  private(set) var names: Set<String> = []
  /// Whether an enum is written with its type: a property may hold values of several.
  var namesEnums = false
  /// Whether screens that do not run are found, too.
  var findsAll = false
  /// The screens that were found, with the names of the properties that hold them.
  private(set) var screens: [(name: String, screen: AnyObject)] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The numbered objects, so that no other one gets the address of one of them.
  private var held: [AnyObject] = []
  private var around: [ObjectIdentifier] = []
  private var place: [String] = []
  /// How many values are being written inside each other.
  var depth = 0
  private var isVar = false
  /// Whether the values have a fixed order, in which objects get numbers.
  private var isOrdered = true

  /// Writes a value that is no stored property.
  func text(of value: Any, at name: String, isVar: Bool) -> String {
    (place, self.isVar) = ([name], isVar)
    if notesNames { names.insert(name) }
    return SwiftText.of(value, self)
  }

  /// Writes values that have no fixed order.
  func inNoOrder<Result>(_ body: () -> Result) -> Result {
    let former = exchange(&isOrdered, with: false)
    defer {
      isOrdered = former
      if former, lookalikes?.settle() == true { close("values without order that look alike") }
    }
    return body()
  }

  func apart(_ text: String, _ value: AnyHashable) -> String {
    lookalikes?.apart(text, value, isOrdered: isOrdered) ?? text
  }

  /// The number of an object that occurred before; otherwise nil, and it gets one if there is an order.
  func number(of object: AnyObject) -> Int? {
    for object in known.take()?() ?? [] where numbers[ObjectIdentifier(object)] == nil {
      numbers[ObjectIdentifier(object)] = numbers.count
      held.append(object)
    }
    let id = ObjectIdentifier(object)
    if let number = numbers[id] { return number }
    // In a set, only a cycle is seen.
    guard isOrdered else { return around.firstIndex(of: id).map { -1 - $0 } }
    numbers[id] = numbers.count
    held.append(object)
    return nil
  }

  /// The stored properties by which an object is compared; nil if it is not.
  func fields(of object: AnyObject, _ type: SwiftText.Class) -> [Reflection.Stored]? {
    if type.isOfKit { return type.isScreen ? fieldsOfScreen(object) : nil }
    let isCompared =
      type.isEquatable && !Reflection.system.contains(type.module) || modules.contains(type.module)
    return isCompared ? Reflection.properties(of: object) : nil
  }

  /// Records a screen at the present place.
  func note(_ screen: AnyObject) {
    screens.append((place.last?.split(separator: ".").last.map(String.init) ?? "", screen))
  }

  func inside<Result>(_ object: AnyObject, _ body: () -> Result) -> Result {
    around.append(ObjectIdentifier(object))
    defer { around.removeLast() }
    return body()
  }

  /// Writes the value of a property; returns nil if it is to be left out.
  func at<Result>(_ property: Reflection.Stored, _ body: () -> Result) -> Result? {
    place.append(property.name)
    let former = exchange(&isVar, with: property.isVar)
    defer {
      place.removeLast()
      isVar = former
    }
    if notesNames {
      let path = place.joined(separator: ".")
      names.insert(path)
      if ignoring.contains(path) { return nil }
    }
    return body()
  }

  /// Records that a value of a type cannot be compared.
  func close(_ type: String, isVar: Bool? = nil) {
    let place = place.joined(separator: ".")
    closed.insert(Closed(place: place, type: type, isVar: isVar ?? self.isVar))
  }
}
