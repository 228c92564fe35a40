import ContentStates

extension LoadingTimes {
  /// The times of a screen on lines of text.
  ///
  /// There a flash or a flicker cannot be seen, so that the indicator is there exactly while the
  /// load is under way, and no answer has to wait for it.
  static let plain = LoadingTimes(appearsAfter: nil, staysAtLeast: nil)
}
