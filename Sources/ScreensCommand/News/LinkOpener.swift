import Foundation

/// Opens links where the system can.
enum LinkOpener {
  #if os(macOS)
    private static let program: String? = "/usr/bin/open"
  #else
    /// None where nothing could be shown, as on a machine that one has reached over the network.
    private static var program: String? {
      let variables = ProcessInfo.processInfo.environment
      guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return nil }
      return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  #endif

  /// Opens an address of the web, and nothing else that a feed may name.
  ///
  /// - Returns: Whether there is something to open it with.
  static func open(_ link: URL) -> Bool {
    guard ["http", "https"].contains(link.scheme?.lowercased()), let program else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [link.absoluteString]
    for stream in [\Process.standardOutput, \Process.standardError, \Process.standardInput] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    return (try? process.run()) != nil
  }
}
