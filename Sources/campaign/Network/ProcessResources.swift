import Foundation

/// The system resources of the process, according to `/proc`.
struct ProcessResources: CustomStringConvertible {
  /// Open files and connections.
  let descriptors: Int
  /// Threads, those of the runtime included.
  let threads: Int
  /// Resident memory in mebibytes.
  let mebibytes: Int

  /// The present resources; zeros without `/proc`.
  static var now: ProcessResources {
    func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
    // The file reports the size zero, so it must be read without asking for its size.
    let text = try? FileHandle(forReadingAtPath: "/proc/self/statm")?.read(upToCount: 256)
    let pages = text.map { String(decoding: $0, as: UTF8.self) }?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return ProcessResources(
      descriptors: count("/proc/self/fd"), threads: count("/proc/self/task"),
      mebibytes: ((pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20)
  }

  var description: String { "\(descriptors) descriptors, \(threads) threads, \(mebibytes) MiB" }
}
