/// One element of the display that a view has read.
@MainActor
final class TrackedElement {
  let path: AnyKeyPath
  let tracked = Tracked()
  /// Whether the element differs in the frame that is about to settle.
  private(set) var isDifferent = false
  private let differs: @MainActor (Machine) -> Bool

  /// Makes an element; `differs` compares it with its last settled value.
  init(_ path: AnyKeyPath, differs: @escaping @MainActor (Machine) -> Bool) {
    (self.path, self.differs) = (path, differs)
  }

  func compare(in machine: Machine) { isDifferent = differs(machine) }
}

extension Screen {
  /// One element of ``display``.
  ///
  /// A view that reads the element is redrawn only by a frame in which its value differs. Use a
  /// path of properties, such as `\.items` or `\.items.count`. The screen reads the path from each
  /// later frame, even a blank one: a subscript or a forced unwrap that fails on a blank display
  /// traps.
  ///
  /// ```swift
  /// List(screen[\.hits], id: \.self) { hit in Text(hit) }
  /// ```
  ///
  /// - Parameter element: The element of the display.
  public subscript<Value: Equatable>(_ element: KeyPath<Kind.Display, Value>) -> Value {
    machine.readElement(element)
    return machine.display[keyPath: element]
  }

  /// One element of ``display`` that is not Equatable: a view that reads it is redrawn with each
  /// frame.
  ///
  /// - Parameter element: The element of the display.
  public subscript<Value>(_ element: KeyPath<Kind.Display, Value>) -> Value {
    display[keyPath: element]
  }
}

extension Edge {
  /// Registers a read of one element of the display with Observation.
  func readElement<Value: Equatable>(_ path: KeyPath<Kind.Display, Value>) {
    let elements = now.surroundings?.views.elements ?? []
    let known = elements.first { $0.path === path } ?? elements.first { $0.path == path }
    if let known { return known.tracked.read() }
    var last = display[keyPath: path]
    let made = TrackedElement(path) { machine in
      let value = edge(of: machine, for: Kind.self).nextDisplay[keyPath: path]
      if value == last { return false }
      // The old value is released after the access: its deinit may run the app's code.
      _ = exchange(&last, with: value)
      return true
    }
    surroundings.views.elements.append(made)
    now.audience.insert(.views)
    made.tracked.read()
  }
}
