/// A violation of the rules that must never occur in a world.
enum Flaw: String, CaseIterable {
  // A single screen.
  case waits = "a request was queued though nothing was going on"
  case nested = "a hook ran inside another hook of the same screen"
  case unpaired = "entries and exits do not pair"
  case misplaced = "the screen is not in the state that was entered last"
  case display = "the display is not what the current state drew"
  case label = "an observer shows another frame than the screen"
  case keptLabel = "an observer shows another value than the screen keeps"
  case keptCall = "a write was not told to the current state, or to one that is not current"

  // The work of a state.
  case orphan = "a child runs, and no state hosts it"
  case outlives = "something outlived its state"
  case endedEarly = "something ended before its state"
  case report = "a report came out of order, too late, or not at all"
  case worked = "a still screen started work"
  case endless = "a task never came to rest"
  case remains = "something remained after all was stopped"
  case leak = "something was not freed"

  // The log.
  case path = "the records of what was taken form no path"
  case entries = "there are not as many entries as records of them"
  case stops = "there are not as many exits as records of them"
  case records = "a request has not one record"
  case earlyRecords = "a request before the first entry has no record"
  case stopRecords = "a stop has no record"
}
