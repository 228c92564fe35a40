import Foundation
import GalleryExplorations
package import ScreenSessions
package import Terminal

extension SampleScreen: RunnableSample {
  /// Begins to record the screen in a file, if there is a path.
  package func record(
    in path: String?, onProblem: @escaping @Sendable (String) -> Void
  ) throws(UsageError) -> SessionRecorder? {
    guard let path else { return nil }
    let file = URL(filePath: path)
    do {
      try SessionRecorder.open(file).close()
    } catch {
      throw UsageError("\(path) cannot be written: \(sentence(for: error))")
    }
    return .everything(of: screen, named: name, in: file, onProblem: onProblem)
  }

  /// The recorded frame of a step as text; nil if the step has none.
  package func frame(of step: Session.Step) -> [String]? {
    guard step.screen == 0, case .frame(let payload?) = step.event else { return nil }
    return picture(of: payload).plain
  }

  /// Opens a recorded session of the screen for a terminal.
  package func replay(_ session: Session) -> any LiveSample { ReplayedSample(session, of: self) }

  /// A recorded frame; its JSON if it cannot be read.
  func picture(of payload: Session.Payload) -> SamplePicture {
    payload.value().map(drawing) ?? SamplePicture([.sentence(payload.json)])
  }
}
