// The classes of `HiddenDifferenceTests`.

final class Memo {
  private(set) var query = ""
  private let isMended: Bool
  private var cache: [String]?

  init(isMended: Bool) { self.isMended = isMended }

  var rows: [String] {
    if let cache { return cache }
    let rows = ["a", "b"].filter { query.isEmpty || $0 == query }
    cache = rows
    return rows
  }

  func refresh() { cache = nil }

  func search(_ text: String) {
    query = text
    if isMended { cache = nil }
  }
}

final class Greeting {
  private(set) var name = "nobody"
  private(set) lazy var firstName = name

  func login() { name = "ann" }
  func logout() { name = "nobody" }
}

protocol Order { func sorted(_ rows: [Int]) -> [Int] }

enum Up: Order {
  case plain
  func sorted(_ rows: [Int]) -> [Int] { rows.sorted() }
}

enum Down: Order {
  case plain
  func sorted(_ rows: [Int]) -> [Int] { rows.sorted(by: >) }
}

final class Sorting {
  var order: any Order = Up.plain
  private(set) var rows = [1, 2]

  func apply() { rows = order.sorted(rows) }
}

enum Net: Error { case unknown }
enum Parse: Error { case unknown }

final class Failing {
  var error: (any Error)?
}

/// A dictionary with an order, whose mirror is that of such a type in a package of collections.
struct OrderedPairs: CustomReflectable {
  var keys = ["a", "b"]

  var customMirror: Mirror {
    let pairs = keys.map { (key: $0, value: $0 == "a" ? 1 : 2) }
    return Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary)
  }
}

final class Rows {
  var rows = OrderedPairs()
  private(set) var deleted: String?

  func deleteFirst() { deleted = rows.keys.removeFirst() }
}

struct Keyed: CustomReflectable {
  var storage = [1]
  var customMirror: Mirror {
    Mirror(self, children: ["storage": storage.count], displayStyle: .dictionary)
  }
}

final class KeyedRows {
  var keyed = Keyed()
}

final class Leaf: Hashable {
  let isLocked: Bool

  init(isLocked: Bool) { self.isLocked = isLocked }

  static func == (one: Leaf, other: Leaf) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Navigation {
  var path: [AnyHashable] = []
  private(set) var hasLost = false

  func delete() { hasLost = (path.removeLast().base as? Leaf)?.isLocked == true }
}

final class Outline {
  // Before the rows: they have no numbers yet.
  var expanded: [Leaf: Bool] = [:]
  private(set) var rows = [Leaf(isLocked: false), Leaf(isLocked: false)]
  private(set) var hasLost = false

  func removeLast() { hasLost = expanded[rows.removeLast()] != nil }
}

final class Marks {
  private var marks = [Leaf(isLocked: false): 1, Leaf(isLocked: false): 2]
  private(set) var count = 0

  func tap() { count = marks.count }
}

@MainActor
final class Loads {
  private(set) var isClosed = false
  private var left: Task<Void, Never>?
  private var right: Task<Void, Never>?
  private let get: (String) async -> Void?

  init(_ get: @escaping (String) async -> Void?) { self.get = get }

  var isLoading: Bool { left != nil && !isClosed }

  func load() {
    guard left == nil else { return }
    left = Task { _ = await get("left") }
    right = Task { _ = await get("right") }
  }

  func swap() { Swift.swap(&left, &right) }

  func close() {
    left?.cancel()
    isClosed = true
  }
}

final class Masked: CustomReflectable {
  private var isArmed = false
  private(set) var isBroken = false

  func arm() { isArmed = true }
  var customMirror: Mirror { Mirror(self, children: ["isBroken": isBroken]) }
}
