/// The words after a command's name: the options that its help lists, and operands.
///
/// An option takes a value if the help has a name in capitals after it: `--latency SECONDS`. The
/// value is the next word, or follows an equals sign.
package struct Options {
  /// The words that are no options.
  package private(set) var operands: [String] = []

  private var values: [String: String] = [:]

  /// No options and no operands.
  package init() {}

  /// Reads the words after a command; throws an error about one that the command does not take.
  ///
  /// The help begins with `USAGE:`, the words of the command, and what comes after them in capitals
  /// or brackets.
  package init(_ words: [String], help: String, operands most: Int = 0) throws(UsageError) {
    let lines = help.split(separator: "\n").map { $0.split(separator: " ") }
    let command = lines[0].dropFirst().prefix { $0.allSatisfy(\.isLowercase) }
    let rows = lines.filter { $0.first?.hasPrefix("--") == true }
    let valued = rows.filter { $0.count > 1 && $0[1] == $0[1].uppercased() }.map { $0[0] }
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isOption = word.hasPrefix("-") && word != "-"
      if word == "-h" {
        values["--help"] = ""
      } else if isOption, let option = parts.first, rows.contains(where: { $0[0] == option }) {
        if parts.count > 1, !valued.contains(option) {
          throw UsageError("\(option) takes no value, and has \"\(parts[1])\".")
        }
        values[String(option)] = parts.count > 1 ? String(parts[1]) : ""
        if parts.count == 1, valued.contains(option), rest.first?.hasPrefix("--") == false {
          values[String(option)] = rest.popFirst()
        }
      } else if !isOption, operands.count < most {
        operands.append(word)
      } else {
        let name = isOption ? String(parts[0]) : word
        throw UsageError(
          "\(command.last ?? "") \(isOption ? "has no option" : "takes no") \"\(name)\"", name,
          among: rows.map { String($0[0]) }, see: command.joined(separator: " ") + " --help")
      }
    }
  }

  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, which `what` names if it is missing; `nil` if the option is not set.
  package func value(of option: String, _ what: String) throws(UsageError) -> String? {
    guard values[option] != "" else { throw UsageError("\(option) needs \(what) after it.") }
    return values[option]
  }

  /// What the value of an option means; `nil` if the option is not set.
  package func value<Value>(
    of option: String, _ what: String, _ meaning: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = try value(of: option, what) else { return nil }
    guard let value = meaning(text) else {
      throw UsageError("\(option) needs \(what) after it, not \"\(text)\".")
    }
    return value
  }

  /// The value of an option that is a whole number.
  package func number<Number: FixedWidthInteger>(
    of option: String
  ) throws(UsageError) -> Number? {
    try value(of: option, "a whole number") { text in Number(text).flatMap { $0 < 0 ? nil : $0 } }
  }

  /// The value of an option that is a time in seconds.
  package func seconds(of option: String, allowsZero: Bool = false) throws(UsageError) -> Duration?
  {
    try value(of: option, "seconds up to 86400, such as 0.5,") { text in
      let seconds = Double(text).flatMap { (0...86_400).contains($0) ? $0 : nil }
      return seconds.flatMap { $0 > 0 || allowsZero ? .seconds($0) : nil }
    }
  }
}
