#if DEBUG
  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #endif

  /// Mistakes that would otherwise hang or do nothing: debug builds print them to standard error.
  enum Mistake {
    static func print(_ sentence: String) {
      var line = "ScreenStates: \(sentence)\n"
      line.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    }
  }
#endif
