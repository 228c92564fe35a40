extension Session {
  /// The requests and frames in words, without their times, to compare two runs.
  ///
  /// It has only the frames whose displays were written.
  public var whatHappened: [String] {
    steps.compactMap { step in
      if case .frame(let display?) = step.event { return "\(step.text) \(display.json)" }
      return step.textOfRequest
    }
  }
}

extension Session.Step {
  /// The text of a request or a hosting; nil for every other step.
  package var textOfRequest: String? {
    switch event {
    case .request, .hosted: text
    case .running, .frame, .kept: nil
    }
  }
}
