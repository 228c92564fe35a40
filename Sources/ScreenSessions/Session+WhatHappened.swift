extension Session {
  /// The requests and frames in words, without their times, to compare two runs.
  ///
  /// It has only the frames whose displays were written, and no request that was refused because its
  /// screen did not run: such a one is heard only as long as something holds the screen.
  public var whatHappened: [String] {
    steps.compactMap { step in
      if case .frame(let display?) = step.event { return "\(step.text) \(display.json)" }
      return step.textOfRequest
    }
  }
}

extension Session.Step {
  /// The text of a request or a hosting; nil for every other step, and for a request that was refused
  /// while the screen did not run.
  package var textOfRequest: String? {
    switch event {
    case .request(nil, _, _, .refused): nil
    case .request, .hosted: text
    case .running, .frame, .kept: nil
    }
  }
}
