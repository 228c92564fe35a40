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
  // Used on the main actor alone, and no access to it lasts while other code runs.
  @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) static var shared = ReadProbe()

  @usableFromInline let registrar = ObservationRegistrar()

  // An appended path is an object of its own; a path as it is written is shared by all who write it.
  @usableFromInline @exclusivity(unchecked)
  var path: KeyPath<ReadProbe, Int> = (\ReadProbe.part).appending(path: \.value)

  private struct Part {
    var value: Int { 0 }
  }

  private var part: Part { Part() }

  private init() {}

  /// Whether what is read just now is read under tracking.
  ///
  /// What it uses goes by plain references: the probe is held until the end of ``renew()``, and holds
  /// its path.
  @inlinable static var findsTracking: Bool {
    let probe = unsafe Unmanaged.passUnretained(shared)
    let isTracked = unsafe probe._withUnsafeGuaranteedRef { $0.isHeldAfterRead }
    if isTracked { renew() }
    return isTracked
  }

  /// Tells of a read, and whether someone else holds the path then.
  @inlinable var isHeldAfterRead: Bool {
    let plain = unsafe Unmanaged.passUnretained(path)
    unsafe plain._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
    return unsafe !isKnownUniquelyReferenced(&path)
  }

  /// Leaves this object to those who track it; the next read is told of another.
  @usableFromInline
  static func renew() {
    unsafe shared = ReadProbe()
  }
}
