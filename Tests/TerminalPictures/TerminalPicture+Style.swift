extension TerminalPicture {
  /// The sixteen colours, for light and for dark backgrounds.
  private static let light = [
    "1f2328", "cf222e", "116329", "7d5200", "0550ae", "8250df", "0b6e75", "6e7781",
    "57606a", "a40e26", "1a7f37", "9a6700", "0969da", "8250df", "1b7c83", "8c959f",
  ]
  private static let dark = [
    "484f58", "ff7b72", "56d364", "e3b341", "79c0ff", "d2a8ff", "56d4dd", "c9d1d9",
    "8b949e", "ffa198", "7ee787", "f2cc60", "a5d6ff", "e2c5ff", "b3f0ff", "f0f6fc",
  ]

  private static func colors(_ palette: [String], ground: String, text: String) -> String {
    let named = palette.enumerated().map { ("c\($0.offset)", $0.element) }
    return (named + [("ground", ground), ("text", text)]).map { name, color in
      ".\(name){fill:#\(color)}path.\(name){stroke:#\(color)}"
    }.joined(separator: "\n")
  }

  /// The style sheet of the picture.
  static let style = """
    text{font:14px ui-monospace,Menlo,"DejaVu Sans Mono","Liberation Mono",Consolas,monospace}
    path{fill:none!important;stroke-width:1.4}
    .title{font:13px system-ui,sans-serif;text-anchor:middle;fill:#868e96}
    .dot{fill:#868e96;opacity:.4}
    .bold{font-weight:700}
    .dim{opacity:.6}
    .line{text-decoration:underline}
    .part{visibility:hidden}
    \(colors(light, ground: "fbfbfc", text: "24292f"))
    @media (prefers-color-scheme:dark){
    \(colors(dark, ground: "14181d", text: "e6edf3"))
    }
    @media (prefers-reduced-motion:reduce){.part{animation:none!important}.last{visibility:visible}}
    """
}
