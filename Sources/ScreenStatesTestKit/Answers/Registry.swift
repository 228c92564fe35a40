/// Objects in the order in which they were added; adding or removing one costs the same however many
/// there are.
struct Registry<Object> {
  private var entries: [ObjectIdentifier: (number: Int, object: Object)] = [:]
  private var added = 0

  // A key path of a generic type is looked up each time, which slows down an explorer.
  var all: [Object] { entries.values.sorted { $0.number < $1.number }.map { $0.object } }

  mutating func add(_ object: Object) {
    added += 1
    entries[ObjectIdentifier(object as AnyObject)] = (added, object)
  }

  mutating func remove(_ object: Object) { entries[ObjectIdentifier(object as AnyObject)] = nil }
}
