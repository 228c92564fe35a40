// What the libraries use of Darwin, with nothing behind it; for .ci/apple.
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
