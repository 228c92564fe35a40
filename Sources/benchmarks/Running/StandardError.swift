#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where sentences go that are not figures.
enum StandardError {
  /// Writes a line.
  static func write(_ line: String) {
    var text = "benchmarks: \(line)\n"
    text.withUTF8 { bytes in
      // There is nowhere left to tell that this failed.
      _ = unsafe _write(2, bytes.baseAddress, bytes.count)
    }
  }

  private static var _write: (Int32, UnsafeRawPointer?, Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write
    #elseif canImport(Musl)
      unsafe Musl.write
    #else
      unsafe Glibc.write
    #endif
  }
}
