import Foundation

/// Opens links, if the system can.
enum LinkOpener {
  #if os(macOS)
    private static let program: String? = "/usr/bin/open"
  #else
    /// The program that opens links; `nil` without a display, as in a remote session.
    private static var program: String? {
      let variables = ProcessInfo.processInfo.environment
      guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return nil }
      return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  #endif

  /// Opens a web address, and no other address of a feed; returns whether that is possible.
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
