/// The version of the compiler, as exactly as conditional compilation can tell it.
enum CompilerVersion {
  #if compiler(>=6.5)
    static let text = "6.5 or later"
  #elseif compiler(>=6.4)
    static let text = "6.4"
  #elseif compiler(>=6.3)
    static let text = "6.3"
  #else
    static let text = "6.2"
  #endif

  #if DEBUG
    static let isOptimized = false
  #else
    static let isOptimized = true
  #endif
}
