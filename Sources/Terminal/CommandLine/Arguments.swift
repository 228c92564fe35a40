/// The words of a command line, taken from the front.
package struct Arguments {
  private var words: ArraySlice<String>

  /// Makes arguments from the words after the program's name.
  package init(_ words: some Sequence<String>) {
    self.words = ArraySlice(words)
  }

  /// The next word; `nil` at the end.
  ///
  /// An option with a value, such as `--format=dot`, is two words: the value is the next one.
  package mutating func next() -> String? {
    guard let word = words.popFirst() else { return nil }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
    words.insert(String(word[word.index(after: sign)...]), at: words.startIndex)
    return String(word[..<sign])
  }

  /// The value of an option that needs one.
  ///
  /// - Parameters:
  ///   - option: The option, as it was written.
  ///   - what: What the value is, for the sentence.
  /// - Returns: The value.
  /// - Throws: A ``UsageError`` if there is no value.
  package mutating func value(of option: String, _ what: String) throws(UsageError) -> String {
    guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) needs \(what) after it.")
    }
    return value
  }

  /// The value of an option that is a time in seconds.
  ///
  /// - Parameters:
  ///   - option: The option, as it was written.
  ///   - allowsZero: Whether zero is a valid time.
  /// - Returns: The time.
  /// - Throws: A ``UsageError`` if there is no value, or if it is not a time.
  package mutating func seconds(
    of option: String, allowsZero: Bool = false
  ) throws(UsageError) -> Duration {
    let text = try value(of: option, "a number of seconds")
    let longest = 86_400.0
    guard let seconds = Double(text), seconds.isFinite, seconds <= longest,
      seconds > 0 || (allowsZero && seconds == 0)
    else {
      throw UsageError(
        "\(option) needs a number of seconds up to 86400 after it, such as 2 or 0.5,"
          + " not \"\(text)\".")
    }
    return .seconds(seconds)
  }
}
