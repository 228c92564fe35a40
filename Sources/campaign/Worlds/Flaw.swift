/// A violation of the rules that must never occur in a world.
enum Flaw: String, CaseIterable {
  // A single screen.
  case waits = "a request was queued although nothing was running"
  case nested = "a hook ran inside another hook of the same screen"
  case unpaired = "entries and exits do not pair"
  case guarded = "a state exited for a kind that its guard had refused"
  case misplaced = "the screen is not in the state that was entered last"
  case display = "the display is not what the current state drew"
  case label = "an observer has another frame than the screen"
  case earlyFrame = "an observer was called in a hook, or while a request was waiting"
  case frame = "an observer was called with a frame that the current state had not drawn"
  case frames = "an observer was called more often than the screen was reached"
  case kept = "the kept value is not the one that was written last"
  case keptLabel = "an observer of kept has another value than the screen"
  case keptCall = "keptChanged() was not called on the current state, or was called on another"

  // The work of a state.
  case orphan = "a child runs or is entered, and no current state hosts it"
  case childLast = "a state was exited before its child"
  case outlives = "something outlived its state"
  case endedEarly = "something ended before its state"
  case stale = "an answer reached a state that had exited, or came from work that had been ended"
  case uncancelled = "work ended, and its task was not cancelled"
  case timers = "the clock has other timers than those that are under way"
  case underWay = "the screen does not list what is under way"
  case report = "a report came out of order, too late, or not at all"
  case worked = "a still screen started work"
  case ticks = "a repeating timer is not due one interval after the last call, or after a jump"
  case overstays = "a hosting went on although its child had reached the last kind"
  case keptUnheard = "a host has heard another kept value than that of its child, or none"
  case sent = "what was sent to one state reached another, or did not reach it"
  case chain = "more than a thousand transitions followed from one event"
  case endless = "a task never came to rest"
  case remains = "something was left after everything had stopped"
  case leak = "something was not freed"

  // The log.
  case path = "the records of the transitions do not form a path"
  case entries = "the number of entries is not that of their records"
  case stops = "the number of exits is not that of their records"
  case records = "a request does not have exactly one record"
}
