import Gallery
import ScreenStates
import ScreensCommand

/// What a sample prints on a script, and the status that it ends with.
@MainActor
func transcript<Kind>(
  of sample: PlainSample<Kind>, _ script: String...
) async -> (text: String, status: ExitStatus?) {
  let text = Text()
  let (lines, continuation) = AsyncStream<String>.makeStream()
  for line in script { continuation.yield(line) }
  continuation.finish()
  let status = try? await sample.run(lines) { text.value += $0 }
  return (text.value, status)
}

@MainActor
private final class Text {
  var value = ""
}
