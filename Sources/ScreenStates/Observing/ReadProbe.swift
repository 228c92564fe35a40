public import Observation

/// Tells whether what is read just now is read under tracking.
///
/// Observation does not say so; but it keeps the key path of each tracked read. So each read is
/// first told of this object, which never changes, with a key path that no one else holds: if
/// someone does afterwards, the read is tracked. That is the whole price of a read that is not, and
/// such a read is part of the price of every event that is sent to `screen.state`. A screen that is
/// never read under tracking needs no registrar and no key paths of its own.
@usableFromInline
final class ReadProbe: Observable {
  @MainActor @usableFromInline static let shared = ReadProbe()

  @usableFromInline let registrar = ObservationRegistrar()

  // No access to it lasts while other code runs.
  @usableFromInline @exclusivity(unchecked) var path = ReadProbe.makePath()

  private struct Part {
    var value: Int { 0 }
  }

  private var part: Part { Part() }

  private init() {}

  // An appended path is an object of its own; a path as it is written is shared by all who write it.
  private static func makePath() -> KeyPath<ReadProbe, Int> {
    (\ReadProbe.part).appending(path: \.value)
  }

  /// Whether what is read just now is read under tracking.
  @inlinable var isTracked: Bool {
    // The path is held by this object, which lives for ever.
    let plain = unsafe Unmanaged.passUnretained(path)
    unsafe plain._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
    if unsafe isKnownUniquelyReferenced(&path) { return false }
    renewPath()
    return true
  }

  @usableFromInline
  func renewPath() {
    unsafe path = ReadProbe.makePath()
  }
}
