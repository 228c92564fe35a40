// A misspelt property of a display must not compile: the ready-made states would draw it nowhere.
// expects: BookDisplay.*does not conform to protocol 'ShowsItems'
import ContentStates
import ScreenStates

struct BookDisplay: ShowsContent {
  var activity: LoadingActivity?
  var items: [String] = []
  #if WRONG
    var hasMroe = false
  #else
    var hasMore = false
  #endif
  var savedAge: Duration?
  var emptyReason: EmptyReason?
  var failure: Failure?
  var notice: Notice?
  var retry: RetryStatus?
  var canRetry = false
  var canRefresh = false
  var canLoadMore = false
  var announcement = ""
}

// A display that says so may leave properties out.
struct ShelfDisplay: ShowsActivity, ShowsItems, ShowsNothingElse {
  var activity: LoadingActivity?
  var items: [String] = []
}
