import Terminal

extension TerminalPicture {
  /// The colours with their classes, for light and for dark backgrounds.
  static let colors: [(style: TextStyle, name: String, light: String, dark: String)] = [
    (.red, "c1", "cf222e", "ff7b72"), (.green, "c2", "116329", "56d364"),
    (.yellow, "c3", "7d5200", "e3b341"), (.cyan, "c6", "0b6e75", "56d4dd"),
  ]

  private static func sheet(_ named: [(String, String)], ground: String, text: String) -> String {
    (named + [("ground", ground), ("text", text)]).map { name, color in
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
    .part{visibility:hidden}
    \(sheet(colors.map { ($0.name, $0.light) }, ground: "fbfbfc", text: "24292f"))
    @media (prefers-color-scheme:dark){
    \(sheet(colors.map { ($0.name, $0.dark) }, ground: "14181d", text: "e6edf3"))
    }
    @media (prefers-reduced-motion:reduce){.part{animation:none!important}}
    .last{visibility:visible}
    """
}
