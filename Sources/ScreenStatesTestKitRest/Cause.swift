/// The input of an exploration that has started the present task, directly or indirectly.
package enum Cause {
  @TaskLocal package static var first: String?
}
