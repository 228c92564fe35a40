// What the libraries use of Dispatch, with nothing behind it; for .ci/apple.
public struct DispatchSpecificKey<Value>: Sendable { public init() {} }
public struct DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
}
