/// What a machine remembers in a bit each, so that the path of a transition need not look.
@usableFromInline
struct Marks: OptionSet {
  @usableFromInline var rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Someone hosts, or waits for rest.
  @inlinable static var awaited: Marks { Marks(rawValue: 1) }
  /// Someone has asked for the log.
  @inlinable static var logged: Marks { Marks(rawValue: 2) }
  /// Someone observes.
  @inlinable static var observed: Marks { Marks(rawValue: 4) }
  /// Something was read under tracking.
  @inlinable static var read: Marks { Marks(rawValue: 8) }
  /// A state was entered.
  @inlinable static var started: Marks { Marks(rawValue: 16) }
  /// Something has followed the outermost request.
  @inlinable static var chained: Marks { Marks(rawValue: 32) }

  /// Someone observes, logs, hosts, or waits for rest.
  @inlinable var areAttended: Bool { !isDisjoint(with: [.awaited, .logged, .observed]) }

  /// Sets or takes back a mark.
  @inlinable subscript(mark: Marks) -> Bool {
    get { contains(mark) }
    set { if newValue { insert(mark) } else { remove(mark) } }
  }
}
