extension Exhibit {
  /// The whole museum, in the order of its rooms.
  static let all: [Exhibit] = [
    // Questions
    onivim2112, signal8976,
    // Time
    urql531,
  ]
}
