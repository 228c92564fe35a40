/// The work of a state or of a screen, in the order in which it was started.
///
/// Of a long list, ended work is removed in groups, so that ending one costs the same however long
/// the list is.
struct WorkList {
  var works: [ScreenWork] = []
  /// How many of them have ended.
  var endedCount = 0

  /// The work that has not ended.
  @MainActor var all: [ScreenWork] { endedCount == 0 ? works : works.filter { $0.isUnderWay } }

  /// The last work that `settled()` waits for.
  @MainActor var lastPending: ScreenWork? { works.last { $0.isUnderWay && $0.isPending } }

  /// Removes work that is about to end, now or later.
  @MainActor mutating func remove(_ work: ScreenWork) {
    endedCount += 1
    if works.last === work {
      repeat {
        works.removeLast()
        endedCount -= 1
      } while works.last?.isUnderWay == false
    } else if works.count < 32 || endedCount * 2 > works.count {
      works.removeAll { $0 === work || !$0.isUnderWay }
      endedCount = 0
    }
  }
}
