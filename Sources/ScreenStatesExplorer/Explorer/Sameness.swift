/// Whether two values are the same: by `==` if they are Equatable, otherwise by their texts.
func areSame(
  _ one: Any, _ other: Any, text: (Any) -> String = { String(reflecting: $0) }
) -> Bool {
  guard let value = one as? any Equatable else { return text(one) == text(other) }
  // A value that contains NaN is not equal to itself: compare the texts.
  return value.equals(other) || !value.equals(one) && text(one) == text(other)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
