import Gallery
import Terminal

/// The languages as a numbered list with a bar on the chosen one.
struct LanguageList {
  let languages: [Language]
  let chosen: Int

  /// The part of the list around the choice that there is room for, and where that is.
  func window(columns: Int, rows: Int) -> (lines: [StyledLine], position: String) {
    let start = min(max(chosen - rows / 2, 0), max(languages.count - rows, 0))
    let end = min(start + rows, languages.count)
    let lines = (start..<end).map { line(at: $0, columns: columns) }
    return (lines, end - start < languages.count ? "\(chosen + 1) of \(languages.count)" : "")
  }

  private func line(at index: Int, columns: Int) -> StyledLine {
    let digits = String(languages.count).count
    let number = String(index + 1)
    let gap = String(repeating: " ", count: digits - number.count)
    let language = languages[index]
    // The bars are of one length, which is that of the longest name.
    let width = min(widestName + digits + widestCode + 6, columns)
    let style: TextStyle = index == chosen ? .reversed : .plain
    let numberStyle: TextStyle = index == chosen ? style : .foreground(.cyan)
    let name = StyledLine(" \(gap)\(number)", numberStyle) + StyledLine("  \(language.name)", style)
    let code = StyledLine("\(language.code) ", index == chosen ? style : .dim)
    let space = width - code.displayWidth
    if space < name.displayWidth + 1 {
      return name.truncated(to: columns).padded(to: width, style)
    }
    return name.padded(to: space, style) + code
  }

  private var widestName: Int { languages.map(\.name.displayWidth).max() ?? 0 }

  private var widestCode: Int { languages.map(\.code.displayWidth).max() ?? 0 }
}
