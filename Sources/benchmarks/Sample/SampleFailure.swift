/// Why nothing could be loaded.
struct SampleFailure: Error {
  let message: String
}
