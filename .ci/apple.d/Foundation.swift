// What the libraries use of Foundation, with nothing behind it; for .ci/apple.
open class NSObject: Equatable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
}
open class NSString: NSObject {}
open class NSNumber: NSObject {}
open class NSDictionary: NSObject {}
open class NSSet: NSObject {}
open class NSError: NSObject, Error, @unchecked Sendable {
  public var (domain, code, userInfo, localizedDescription) = ("", 0, [String: Any](), "")
}
public func _convertErrorToNSError(_ error: any Error) -> NSError { NSError() }
public let (NSLocalizedDescriptionKey, NSPOSIXErrorDomain) = ("", "")
public enum POSIXErrorCode: Int32 { case EISDIR }
public enum CocoaErrorCode: Sendable {
  case fileNoSuchFile, fileReadNoPermission, fileReadNoSuchFile, fileReadUnknown
  case fileReadUnsupportedScheme, fileWriteNoPermission, fileWriteUnknown, fileWriteUnsupportedScheme
}
public struct CocoaError: Error {
  public var (code, underlying) = (CocoaErrorCode.fileReadUnknown, (any Error)?.none)
  public init(_ code: CocoaErrorCode, userInfo: [String: Any]) {}
}
public struct NSLock: Sendable {
  public init() {}
  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}
public typealias TimeInterval = Double
public struct Date: Sendable, Codable, Hashable {
  public static var now: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
}
public struct AttributedString: Sendable {}
public struct Locale: Sendable {}
public struct TimeZone: Sendable {}
public struct Calendar: Sendable {
  public var (timeZone, firstWeekday) = (TimeZone(), 1)
}
public struct URL: Sendable, Codable {
  public var (absoluteString, relativeString, path) = ("", "", "")
  public var baseURL: URL? { nil }
  public var scheme: String? { nil }
  public var pathComponents: [String] { [] }
  public func host() -> String? { nil }
  public init(filePath: String) {}
  public func resolvingSymlinksInPath() -> URL { self }
}
public struct Data: Sendable, Equatable, RandomAccessCollection, RangeReplaceableCollection {
  public var (startIndex, endIndex) = (0, 0)
  public init() {}
  public subscript(index: Int) -> UInt8 { 0 }
  public subscript(range: Range<Int>) -> Data { self }
  public mutating func replaceSubrange<New: Collection<UInt8>>(_ old: Range<Int>, with new: New) {}
  public func base64EncodedString() -> String { "" }
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public struct WritingOptions: OptionSet, Sendable {
    public static let atomic = WritingOptions(rawValue: 1)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
public struct FileHandle: Sendable {
  public var fileDescriptor: Int32 { 0 }
  public static let standardError = try! FileHandle(forWritingTo: URL(filePath: ""))
  public init(forReadingFrom url: URL) throws {}
  public init(forWritingTo url: URL) throws {}
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func write(contentsOf data: Data) throws {}
  public func truncate(atOffset offset: UInt64) throws {}
  public func close() throws {}
}
public enum FileAttribute { case type, typeUnknown, typeRegular, typeCharacterSpecial, typeDirectory }
public typealias FileAttributeType = FileAttribute
public struct FileManager: Sendable {
  public static let `default` = FileManager()
  public func fileExists(atPath path: String) -> Bool { false }
  public func attributesOfItem(atPath path: String) throws -> [FileAttribute: Any] { [:] }
}
public enum JSONOption {
  case sortedKeys, withoutEscapingSlashes
  case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
}
public final class JSONDecoder {
  public var nonConformingFloatDecodingStrategy: JSONOption?
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { throw NSError() }
}
public final class JSONEncoder {
  public var (nonConformingFloatEncodingStrategy, outputFormatting) = (JSONOption?.none, [JSONOption]())
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}
public func / (left: Decimal, right: Int) -> Decimal { left }
public struct Decimal { public init(_ value: Double) {} }
public enum CharacterSet { case whitespacesAndNewlines }
extension String {
  public func replacingOccurrences(of old: String, with new: String) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
}

// Foundation exports Darwin.
public let LOCK_EX: Int32 = 2
public let LOCK_NB: Int32 = 4
public let LOCK_UN: Int32 = 8
public let EWOULDBLOCK: Int32 = 35
public var errno: Int32 { 0 }
@discardableResult
public func flock(_ descriptor: Int32, _ operation: Int32) -> Int32 { 0 }
