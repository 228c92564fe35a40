/// The exhibits as a table in Markdown, in the order of the properties.
enum Table {
  static var text: String {
    let rows = Property.allCases.flatMap { property in
      Exhibit.all.filter { $0.property == property }.map(row)
    }
    return
      ([
        "| symptom, with its report | calls | needs | property | in ScreenStates |",
        "|---|---|---|---|---|",
      ] + rows).joined(separator: "\n")
  }

  /// What the exhibits need, as a sentence.
  static var needs: String {
    func count(_ need: Exhibit.Need) -> Int { Exhibit.all.count { $0.needs.contains(need) } }
    return "Of the \(Exhibit.all.count) defects \(count(.twoCalls)) appear only when two calls"
      + " overlap, \(count(.schedule)) only in an unlucky order of tasks, \(count(.time)) only as"
      + " time passes."
  }

  /// How many can be written with screens and states, as a sentence.
  static var inScreens: String {
    "ScreenStates rules out \(count("no:")); \(count("only on purpose:")) take a deliberate effort;"
      + " \(count("yes:")) are as easy as anywhere."
  }

  private static func count(_ answer: String) -> Int {
    Exhibit.all.count { "\($0.inScreens)".hasPrefix(answer) }
  }

  private static func row(_ exhibit: Exhibit) -> String {
    let link = "https://github.com/" + exhibit.origin.replacing("#", with: "/issues/")
    let cells = [
      "[\(exhibit.symptom)](\(link))", "\(exhibit.history.count)",
      exhibit.needs.map(\.rawValue).joined(separator: ", "), exhibit.property.rawValue,
      "\(exhibit.inScreens)",
    ]
    return "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
  }
}
