import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The class with flags, and the screen that stands for it.
@MainActor
@Suite(.noMistakes) struct TwinTests {
  /// The flags, as the class shows them once it has begun to load.
  private func flags<Model: ListWithFlags>(
    _ model: Model.Type
  ) -> Explorer<Model, ListDisplay> {
    Explorer(
      model, kind: { $0.isLoading ? "loading" : "idle" },
      showing: { ListDisplay(items: $0.items, isLoading: $0.isLoading, error: $0.error) }
    ) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("model.load()", when: { !$0.isLoading }) { $0.load() }
      inputs.answers(
        "work", of: work, with: [.succeed(["apple"]), .fail(Offline(), as: "Offline()")])
      let model = Model(service: { try await work(()) })
      model.load()
      return model
    }
  }

  private func screen() -> Explorer<Screen<ListKind>, ListDisplay> {
    Explorer(ListKind.self) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("model.load()", when: { !$0.display.isLoading }) { $0.state.load() }
      inputs.answers(
        "work", of: work, .current,
        with: [.succeed(["apple"]), .fail(Offline(), as: "Offline()")])
      return Screen(initial: .loading, states: ListStates(service: { try await work(()) }))
    }
  }

  @Test func theFlagsShowSomethingElse() async throws {
    let findings = await flags(ListModel.self).differences(
      from: screen(), comparing: { [$0.isLoading, $0.error != nil] },
      with: { [$0.isLoading, $0.error != nil] })
    let told = try transcript(in: "ComingFrom", 1)
    #expect(told == findings.map { "\($0)\n" }.joined())
  }

  @Test func theirItemsStayWhileTheyLoad() async {
    let findings = await flags(ListModel.self).differences(
      from: screen(), comparing: { $0 }, with: { $0 })
    #expect(findings.map(\.rule) == [.twins])
    #expect(
      findings.first?.history == ["await work.calls[0].succeed([\"apple\"])", "model.load()"])
  }

  @Test func theFixedFlagsShowTheSame() async {
    let findings = await flags(FixedListModel.self).differences(
      from: screen(), comparing: { $0 }, with: { $0 })
    #expect(findings == [])
  }

  @Test func whatOneOfBothCannotDoIsFound() async {
    let findings = await screen().differences(
      from: withoutAnswers(), comparing: { $0 }, with: { $0 })
    #expect(findings.map(\.rule) == [.neverPossible, .neverPossible])
  }

  @Test func aBoundThatNobodyAskedForIsFound() async {
    let counter = Explorer(Counter.self, kind: { _ in "one" }, showing: { $0.count % 50 }) {
      inputs in
      inputs.act("counter.count()") { $0.count += 1 }
      return Counter()
    }
    let findings = await counter.differences(from: counter, comparing: { $0 }, with: { $0 })
    #expect(findings.map(\.sentence) == ["There are sequences of more than 40 inputs."])
    var asked = counter
    asked.depth = 3
    #expect(await asked.differences(from: counter, comparing: { $0 }, with: { $0 }) == [])
  }

  /// A screen that nobody answers.
  private func withoutAnswers() -> Explorer<Screen<ListKind>, ListDisplay> {
    Explorer(ListKind.self) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("model.load()", when: { !$0.display.isLoading }) { $0.state.load() }
      return Screen(initial: .loading, states: ListStates(service: { try await work(()) }))
    }
  }
}

@MainActor
private final class Counter {
  var count = 0
}

/// What both classes with flags have.
@MainActor
private protocol ListWithFlags: AnyObject {
  var items: [String] { get }
  var isLoading: Bool { get }
  var error: String? { get }
  init(service: @escaping @MainActor () async throws -> [String])
  func load()
}

extension ListModel: ListWithFlags {}

/// What is shown is what the last load came to.
@MainActor
private final class FixedListModel: ListWithFlags {
  private let service: @MainActor () async throws -> [String]
  private(set) var items: [String] = []
  private(set) var isLoading = false
  private(set) var error: String?

  init(service: @escaping @MainActor () async throws -> [String]) {
    self.service = service
  }

  func load() {
    (items, isLoading, error) = ([], true, nil)
    Task {
      do {
        items = try await service()
      } catch {
        self.error = "\(error)"
      }
      isLoading = false
    }
  }
}
