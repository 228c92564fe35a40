/// What to tell the reader about an error: its own sentence, or a plain one if it was cancelled.
func sentence(for error: any Error) -> String {
  error is CancellationError
    ? "It was not loaded because it was interrupted; try again." : String(describing: error)
}
