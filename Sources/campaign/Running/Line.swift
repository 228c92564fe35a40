#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines that are out as soon as they are written: a part may take minutes.
enum Line {
  static func write(_ line: String, toError isError: Bool = false) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      // There is nowhere left to tell that this failed.
      _ = unsafe systemWrite(isError ? 2 : 1, bytes.baseAddress, bytes.count)
    }
  }

  private static var systemWrite: (Int32, UnsafeRawPointer?, Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write
    #elseif canImport(Musl)
      unsafe Musl.write
    #else
      unsafe Glibc.write
    #endif
  }
}
