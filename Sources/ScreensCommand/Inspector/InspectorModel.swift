/// Everything that the inspector shows at one moment.
package struct InspectorModel: Equatable, Sendable {
  /// A screen with its states, as a machine.
  package struct Machine: Equatable, Sendable {
    /// The screen's name.
    package var name: String
    /// The names of all its states.
    package var states: [String]
    /// The state that it is in.
    package var current: String
    /// The last transition that was carried out.
    package var last: LogEntry?

    /// Makes a machine.
    package init(name: String, states: [String], current: String, last: LogEntry? = nil) {
      self.name = name
      self.states = states
      self.current = current
      self.last = last
    }
  }

  /// Something that is under way.
  package struct Ongoing: Equatable, Sendable {
    /// What it is: `work`, `timer`, `sequence`.
    package var form: String
    /// The cause that the log will give.
    package var cause: String
    /// What ends it: the path of a state, or the screen.
    package var owner: String
    /// For a timer: the seconds that are left, the last one begun counting as one.
    package var secondsLeft: Int?

    /// Makes one.
    package init(form: String, cause: String, owner: String, secondsLeft: Int? = nil) {
      self.form = form
      self.cause = cause
      self.owner = owner
      self.secondsLeft = secondsLeft
    }
  }

  /// The names of the states on the way in.
  package var path = ""
  /// The screens, the outer before the inner.
  package var machines: [Machine] = []
  /// What is under way.
  package var ongoing: [Ongoing] = []
  /// The requests, newest first.
  package var log: [LogEntry] = []
  /// How many answers came too late so far.
  package var dropped = 0

  /// A model of nothing.
  package init() {}
}
