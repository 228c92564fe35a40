import ScreenStatesExplorer
import ScreenStatesTestKit

/// A lookup with a cache, as such classes were used in published apps: ported by its behaviour.
@MainActor
final class CachedLookup {
  /// What is known so far; it outlives a lookup.
  private final class Cache {
    var names: [String: String] = [:]
  }

  private let fetch: @MainActor (String) async throws -> String
  private let isMended: Bool
  private let cache = Cache()
  private(set) var code = ""
  private(set) var name: String?
  private(set) var isLoading = false

  init(isMended: Bool, fetch: @escaping @MainActor (String) async throws -> String) {
    (self.isMended, self.fetch) = (isMended, fetch)
  }

  func find(_ code: String) {
    (self.code, name) = (code, cache.names[code])
    isLoading = name == nil
    guard isLoading else { return }
    Task {
      let found = try? await fetch(code)
      // The name belongs to the code that was asked for, not to the present one.
      if let found { cache.names[isMended ? code : self.code] = found }
      guard self.code == code else { return }
      (name, isLoading) = (found, false)
    }
  }
}

@MainActor
func explorerOfTheCachedLookup(isMended: Bool) -> Explorer<CachedLookup, String?> {
  var explorer = Explorer(
    CachedLookup.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.name }
  ) { inputs in
    let server = PendingWork<String, String>(reporter: .silent)
    for code in ["DE", "FR"] { inputs.act("lookup.find(\"\(code)\")") { $0.find(code) } }
    inputs.answers("server", of: server, upTo: 3) { code, _ in
      [.succeed("the name of \(code)"), .fail(Offline())]
    }
    return CachedLookup(isMended: isMended) { try await server($0) }
  }
  explorer.mayEnd = ["at rest"]
  explorer.theLastQuestionWins({ "the name of \($0.code)" }, shownFor: { $0 })
  return explorer
}
