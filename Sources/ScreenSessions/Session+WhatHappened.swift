extension Session {
  /// The requests and frames in words, without their times, to compare two runs.
  ///
  /// It has only the frames whose displays were written, and no request that was refused because its
  /// screen did not run: such a one is heard only as long as something holds the screen. Nor has it a
  /// start that was refused because the screen ran already, as when its view appears again.
  public var whatHappened: [String] {
    steps.compactMap { step in
      if case .frame(let display?) = step.event { return "\(step.text) \(display.json)" }
      return step.textOfRequest
    }
  }
}

extension Session.Step {
  /// The text of a request or a hosting; nil for every other step, for a request that was refused
  /// while the screen did not run, and for the start of one that ran already.
  package var textOfRequest: String? {
    switch event {
    case .request(nil, _, _, .refused), .request(_, _, _, .refused("alreadyRunning", _)): nil
    case .request, .hosted: text
    case .running, .frame, .kept: nil
    }
  }
}
