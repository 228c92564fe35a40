public import Observation

/// Tells whether what is read just now is read under tracking.
///
/// Observation does not say so; but it keeps the key path of each tracked read. So each read is
/// first told of an object that never changes, with a key path that no one else holds: if someone
/// does afterwards, the read is tracked. That is the whole price of a read that is not, and such a
/// read is part of the price of every event that is sent to `screen.state`. A screen that is never
/// read under tracking needs no registrar and no key paths of its own.
@usableFromInline
final class ReadProbe: Observable {
  @usableFromInline let registrar = ObservationRegistrar()

  // No access to it lasts while other code runs. An appended path is an object of its own; a path
  // as it is written is shared by all who write it.
  @usableFromInline @exclusivity(unchecked)
  var path: KeyPath<ReadProbe, Int> = (\ReadProbe.part).appending(path: \.value)

  private struct Part {
    var value: Int { 0 }
  }

  private var part: Part { Part() }

  private init() {}

  /// Whether someone else holds the path.
  @inlinable var isHeld: Bool { unsafe !isKnownUniquelyReferenced(&path) }

  /// Tells of a read, by a plain reference to the path, which this object holds.
  @inlinable
  func read() {
    let plain = unsafe Unmanaged.passUnretained(path)
    unsafe plain._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
  }

  // MARK: - In turn

  /// The one that the next read is told of.
  // No access to it lasts while other code runs.
  @MainActor @usableFromInline @exclusivity(unchecked) static var present = ReadProbe()

  // Those that were left to who tracks them; after a while they are mostly free again.
  @MainActor private static var former: [ReadProbe?] = Array(repeating: nil, count: 8)
  @MainActor private static var turn = 0

  /// Whether what is read just now is read under tracking.
  @MainActor @inlinable static var findsTracking: Bool {
    guard unsafe Unmanaged.passUnretained(present).isHeldAfterRead else { return false }
    renew()
    return true
  }

  /// Leaves the present one to those who track it; the next read is told of another.
  @MainActor @usableFromInline
  static func renew() {
    turn = (turn + 1) % former.count
    let left = unsafe present
    let next = former[turn]
    unsafe present = if let next, !next.isHeld { next } else { ReadProbe() }
    former[turn] = left
  }
}

extension Unmanaged where Instance == ReadProbe {
  /// Tells of a read, and whether someone tracks it; the object is held by its class.
  @inlinable var isHeldAfterRead: Bool {
    unsafe _withUnsafeGuaranteedRef { probe in
      probe.read()
      return probe.isHeld
    }
  }
}
