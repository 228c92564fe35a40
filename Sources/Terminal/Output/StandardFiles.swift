#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three files with which a program is started.
package enum StandardFiles {
  /// Opens in the place of each that is missing one that is empty and takes everything.
  ///
  /// A shell starts a program without them after `<&-` and `>&-`. The next files that anyone opens
  /// then get their numbers, and the program would wait for keys from one of the runtime's own.
  /// To be called before anything else.
  package static func openMissing() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is the one that is missing.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }
}
