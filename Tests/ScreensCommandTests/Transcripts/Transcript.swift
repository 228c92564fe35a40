import Gallery
import ScreenStates
import ScreensCommand

/// What a sample prints on a script, and the status that it ends with.
@MainActor
func transcript<Kind>(
  of sample: PlainSample<Kind>, _ script: String...
) async -> (text: String, status: ExitStatus) {
  let text = Text()
  let output = PlainOutput { text.value += $0 }
  let (lines, continuation) = AsyncStream<String>.makeStream()
  for line in script { continuation.yield(line) }
  continuation.finish()
  let status = await sample.run(lines, output)
  return (text.value, status)
}

@MainActor
private final class Text {
  var value = ""
}
