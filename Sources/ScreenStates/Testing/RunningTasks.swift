extension Screen {
  /// The tasks that run for the current state and for the screen, with the name of their work.
  ///
  /// A test kit waits for their end before it looks whether a state has been freed.
  package var runningTasks: [(name: String, task: Task<Void, Never>)] {
    unsafe (machine.lifeline.ofState + machine.lifeline.ofScreen).compactMap { work in
      work.runningTask.map { (work.name, $0) }
    }
  }
}
