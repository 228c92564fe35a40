import ScreenStates
import Terminal

extension SampleScreen {
  package func keys(
    say: @escaping (String) -> Void, write: @escaping (String) -> Void
  ) -> [KeyBinding] {
    let numbered = numbered(screen)
    var keys = requests.compactMap { request in
      request.key.map { key in
        let isAnswered = request.isAnswered(screen.state)
        return KeyBinding(
          [.character(key)], key.keySign, request.name == numbered?.name ? "" : request.name,
          request.summary, isAnswered ? .plain : .faint
        ) { [screen, path] _ in
          if request.argument != nil, isAnswered { return write(request.name + " ") }
          // Also to a state that ignores it: the log shows that.
          let answer = request.send(screen, "")
          say(isAnswered ? answer ?? "" : "\(path) ignores \"\(request.name)\".")
        }
      }
    }
    if let (name, count) = numbered, count > 0 {
      let digits = KeyBinding.digits(count)
      keys.append(
        KeyBinding(
          digits, count == 1 ? "1" : "1–\(digits.count)", name, "\(name) the one with that number"
        ) { [self] key in
          if case .character(let digit) = key, case .sentence(let text) = send("\(name) \(digit)") {
            say(text)
          }
        })
    }
    return keys + (faults?.keys(say: say) ?? [])
  }
}

extension FaultDesk {
  /// The keys that arm the supported faults.
  fileprivate func keys(say: @escaping (String) -> Void) -> [KeyBinding] {
    supported.map { fault in
      KeyBinding(
        [.character(fault.key)], fault.key.keySign, fault.rawValue,
        "the next answer: \(fault.meaning)", armed == fault ? .on : .plain
      ) { [self] _ in
        arm(fault)
        say(armed == fault ? "The next answer: \(fault.meaning)." : "The next answer is normal.")
      }
    }
  }
}

extension Screen {
  /// The name of the work that began last.
  var newestWork: String? {
    let works = underWay.filter { $0.form == .work }
    return (works.last { $0.owner == .state } ?? works.last)?.stateName
  }
}
