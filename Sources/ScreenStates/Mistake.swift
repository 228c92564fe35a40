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

  /// Prints a mistake that would otherwise hang or do nothing to standard error.
  func printMistake(_ sentence: String) {
    var line = "ScreenStates: \(sentence)\n"
    line.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
  }
#endif
