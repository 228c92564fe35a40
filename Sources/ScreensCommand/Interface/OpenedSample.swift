package import ScreenStates
import Terminal

/// An opened sample: its screen, and how the interface shows it.
@MainActor
package final class OpenedSample<Kind: StateKind>: LiveSample {
  package let name: String
  package private(set) var picture = SamplePicture()

  private let sample: PlainSample<Kind>
  private let line: PlainLine<Kind>
  private var log: ScreenLog?
  private var scrolled = 0
  private var heading: String?
  private var token: ObservationToken?

  /// Opens a sample.
  ///
  /// - Parameters:
  ///   - sample: A screen that is not started.
  ///   - name: The screen's name.
  package init(_ sample: PlainSample<Kind>, named name: String) {
    self.sample = sample
    self.name = name
    line = PlainLine(sample.screen, requests: sample.requests)
  }

  package var path: String { sample.screen.path }

  package var faults: FaultDesk? { sample.faults }

  package var underWay: [UnderWay] { sample.screen.underWay }

  package var writable: [String] { line.help }

  package var choice: Choice? { sample.choice(sample.screen) }

  package var numbered: (name: String, count: Int)? { sample.numbered(sample.screen) }

  package var firstLine: Int {
    get { sample.firstLine.map { sample.screen.kept[keyPath: $0] } ?? scrolled }
    set {
      if let path = sample.firstLine {
        sample.screen.kept[keyPath: path] = newValue
      } else {
        scrolled = newValue
      }
    }
  }

  package var offers: [Offer] {
    let state = sample.screen.state
    return sample.requests.compactMap { [screen = sample.screen] request in
      request.key.map { key in
        Offer(
          name: request.name, key: key, summary: request.summary,
          needsArgument: request.argument != nil, isAnswered: request.isAnswered(state),
          send: { request.send(screen, "") })
      }
    }
  }

  package func start(changed: @escaping () -> Void, log tell: @escaping (LogEntry) -> Void) {
    let screen = sample.screen
    log = ScreenLog(sample: name, tell)
    log?.follow(screen)
    faults?.owner = { [weak screen] in screen?.newestWork }
    screen.start()
    token = screen.observe { [weak self] display in
      guard let self else { return }
      picture = sample.picture(display)
      // New content begins at the top; the same content keeps its scroll position.
      if picture.firstChoice == nil, !picture.heading.isEmpty {
        if let heading, heading != picture.heading { firstLine = 0 }
        heading = picture.heading
      }
      changed()
    }
  }

  package func stop() {
    token = nil
    log = nil
    sample.screen.stop()
    faults?.close()
  }

  package func send(_ text: String) -> PlainAnswer { line.answer(text) }

  package func completed(_ text: String) -> String { line.completed(text) }

  package func settled() async { await sample.screen.settled() }
}

extension Screen {
  /// The name of the work that began last.
  fileprivate var newestWork: String? {
    let works = underWay.filter { $0.form == .work }
    let work = works.last { $0.owner == .state } ?? works.last
    return work.flatMap { $0.path.split(separator: "/").last.map(String.init) }
  }
}
