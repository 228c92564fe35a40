extension Duration {
  /// The duration as people read it: `0.7 s`, `2 min 5 s`, `1 h 3 min`.
  package var words: String {
    let (whole, attoseconds) = components
    let tenths = whole * 10 + (attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000
    if tenths == 0 { return self == .zero ? "0 s" : "less than 0.1 s" }
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = (tenths + 5) / 10
    if seconds < 3600 { return "\(seconds / 60) min" + Self.rest(seconds % 60, "s") }
    let minutes = (seconds + 30) / 60
    return "\(minutes / 60) h" + Self.rest(minutes % 60, "min")
  }

  private static func rest(_ count: Int64, _ unit: String) -> String {
    count == 0 ? "" : " \(count) \(unit)"
  }
}
