/// The expected and the found number of records of each request.
struct Ledger {
  private var expected: [UInt8] = []
  private var found: [UInt8] = []

  /// The number of requests whose numbers of records differ.
  private(set) var debt = 0
  private(set) var requestCount = 0
  private(set) var recordCount = 0

  /// The number of a new request, which is its cause in the log.
  mutating func open() -> Int {
    expected.append(0)
    found.append(0)
    return expected.count - 1
  }

  mutating func expect(_ number: Int) {
    requestCount += 1
    change(number) { $0.expected[number] += 1 }
  }

  mutating func record(_ number: Int) {
    recordCount += 1
    change(number) { $0.found[number] += 1 }
  }

  func hasRecord(_ number: Int) -> Bool { found[number] > 0 }

  private mutating func change(_ number: Int, _ change: (inout Ledger) -> Void) {
    let before = expected[number] == found[number]
    change(&self)
    let after = expected[number] == found[number]
    if before != after { debt += after ? -1 : 1 }
  }

  /// A sentence about the first request whose numbers of records differ.
  var mistake: String? {
    guard let number = expected.indices.first(where: { expected[$0] != found[$0] }) else {
      return nil
    }
    return "request \(number) has \(found[number]) records, not \(expected[number])"
  }
}
