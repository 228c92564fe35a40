import Foundation

/// The descriptors and threads of the process, according to `/proc`.
struct ProcessResources: CustomStringConvertible {
  let descriptors: Int
  let threads: Int

  /// The present resources; zeros without `/proc`.
  static var now: ProcessResources {
    func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
    return ProcessResources(
      descriptors: count("/proc/self/fd"), threads: count("/proc/self/task"))
  }

  var description: String { "\(descriptors) descriptors, \(threads) threads" }
}
