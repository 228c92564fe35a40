import ContentStates

/// The same list, ready-made.
@MainActor
func readyMadeItems(
  service: @escaping @MainActor () async throws -> [String]
) -> ContentScreen<NoRequest, String> {
  ContentScreen(times: .off, load: { try await service() })
}
