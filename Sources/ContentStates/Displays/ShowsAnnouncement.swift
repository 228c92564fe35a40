/// A display that carries one line for assistive technology to speak.
///
/// The states write it with every frame, in the words of ``ContentSource/words``. A display that
/// has no such property drops it: the default does nothing.
@MainActor
public protocol ShowsAnnouncement: ShowsRequests {
  /// The frame in one line, such as "12 items" or "Could not load. Retry."; empty where there is
  /// nothing to say.
  var announcement: String { get set }
}

extension ShowsAnnouncement {
  /// Nothing: a display without this property speaks nothing.
  public var announcement: String {
    get { "" }
    set { _ = newValue }
  }
}
