/// The objects that must be freed with a subject.
struct Belongings {
  private var all: [WeakObject] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Records objects, each once.
  mutating func add(_ objects: [AnyObject]) {
    for object in objects {
      let id = ObjectIdentifier(object)
      if let place = places[id], all[place].object === object { continue }
      places[id] = all.count
      all.append(WeakObject(object))
    }
  }

  /// The names of those that are still alive.
  var alive: [String] { all.filter { $0.object != nil }.map { "\($0.type)" } }
}
