import Foundation
import GalleryExplorations
package import ScreenSessions
package import Terminal

extension SampleScreen: RunnableSample {
  /// Begins to record the screen in a file, if there is a path.
  ///
  /// Of files with content, only a recorded session is replaced.
  package func record(
    in path: String?, onProblem: @escaping @Sendable (String) -> Void
  ) throws(UsageError) -> SessionRecorder? {
    guard let path else { return nil }
    let file = URL(filePath: path)
    let old = try? file.resolvingSymlinksInPath().resourceValues(
      forKeys: [.isRegularFileKey, .fileSizeKey])
    if old?.isRegularFile == true, old?.fileSize ?? 0 > 0, (try? Session(contentsOf: file)) == nil {
      throw UsageError("\(path) is there and is not a recorded session. Name another file.")
    }
    do {
      _ = try SessionRecorder.open(file)
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
