/// Whether two values are the same: by `==` if they are Equatable, otherwise by their texts.
func areSame(_ one: Any, _ other: Any) -> Bool {
  // A value that contains NaN is not equal to itself: compare the texts.
  if let value = one as? any Equatable, value.equals(one) { return value.equals(other) }
  return SwiftText.of(one) == SwiftText.of(other)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
