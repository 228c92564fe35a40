/// What becomes of each action at each place, by the rules: the tests read this table and run every
/// cell of it.
///
/// The move under way, where there is one, is that of a screen from `a` to `b`; what is asked for
/// is `c`. Who acts is the state that the place belongs to: in the factory, the old state; in a
/// child's hook, the state that hosts it. Some columns act on the screen instead.
///
/// A result is what work, a timer, a sequence or a child tells, and a call of `keptChanged()`, too. An
/// exit is that of the state or of its child, which exits first.
enum RuleTable {
  static let text = """
    word           | what it means
    ---------------|----------------------------------------------------------------------------
    taken          | done at once, and complete when the call returns
    queued         | done when what is running is complete
    guarding       | refused: `canTransition(to:)` may not draw or ask for anything
    leaving        | refused: a leaving state may not choose the next one
    superseded     | refused: a state has one request at a time
    stale          | refused: the state has exited
    notEntered     | refused: the state has not been entered
    notRunning     | refused: the screen has not started, has stopped, or has been let go
    alreadyRunning | refused: a screen starts once
    told           | the next settled frame has it, and is told once
    silent         | drawn on the state, and nobody sees it
    discarded      | not even drawn on the state, or not even written
    called         | written, and the current state's `keptChanged()` is called for it, once
    written        | written; the state wrote it itself, or is not there, or is entered after it
    hears          | told the settled frame at once, and then each one that comes
    overlaps       | Swift itself traps: a display is open for writing, and is read meanwhile
    runs           | its result is told while its owner is there; nothing is told after that
    ends           | begun, and ended with its state, which leaves at once; nothing is ever told
    recorded       | the log has it as ignored
    unrecorded     | there is no log to have it
    stops          | the state exits once, the display is blank, and the screen does not run
    nothing        | nothing changes
    freed          | the screen is freed, its state exits once, and all states are freed
    nil            | it gives no reason to end, because the state does not end
    to b           | it says that the state ends for this kind
    stopped        | it says that the state ends by a stop
    released       | it says that the state ends because the screen was let go
    gone           | there is no screen to ask

    Asking for a kind. Only the current state decides, one request at a time (2, 3). The screen's
    own `transition(to:)` is no back door into a hook, but from elsewhere it waits its turn. In the
    factory the old state is about to leave; the new one is not entered. A closure of `sending`, made
    before the start, asks the first state, whoever acts.

    place                     | state.transition | screen.transition | sending
    --------------------------|------------------|-------------------|-----------
    before start              | notRunning       | notRunning        | notRunning
    init                      | notEntered       | queued            | leaving
    factory                   | leaving          | queued            | leaving
    factory, used state       | leaving          | queued            | leaving
    factory, restarting       | notRunning       | queued            | notRunning
    canTransition             | guarding         | guarding          | guarding
    enter                     | queued           | queued            | stale
    enter, having asked       | superseded       | superseded        | stale
    enter, first state        | queued           | queued            | queued
    exit, for another         | leaving          | leaving           | leaving
    exit, stopping            | notRunning       | notRunning        | notRunning
    exit, let go              | notRunning       | gone              | notRunning
    request                   | taken            | taken             | taken
    result                    | queued           | queued            | queued
    then of perform, naming b | queued           | queued            | queued
    update block              | queued           | queued            | queued
    observer                  | queued           | queued            | stale
    observer of the stop      | notRunning       | notRunning        | notRunning
    child's enter             | queued           | queued            | queued
    after exit                | stale            | taken             | stale
    after stop                | notRunning       | notRunning        | notRunning
    let go                    | notRunning       | gone              | notRunning
    let go, a turn later      | notRunning       | gone              | notRunning

    Drawing, writing and observing. A display is the state's own: it can be drawn on until the state
    has exited, and is shown while its state is current and the screen is settled (7). What is kept
    can be written at any time but in a guard, its observers hear each value once, settled, and the
    current state hears of what it did not write itself (17). Observing is safe anywhere (15). Who
    observes a screen that is let go still sees its state until that exits, a turn later (14).

    place                     | draw      | update    | observe | write     | observeKept
    --------------------------|-----------|-----------|---------|-----------|------------
    before start              | silent    | silent    | hears   | written   | hears
    init                      | told      | told      | hears   | written   | hears
    factory                   | silent    | silent    | hears   | written   | hears
    factory, used state       | told      | told      | hears   | called    | hears
    factory, restarting       | discarded | discarded | hears   | written   | hears
    canTransition             | discarded | discarded | hears   | discarded | hears
    enter                     | told      | told      | hears   | written   | hears
    enter, having asked       | silent    | silent    | hears   | written   | hears
    enter, first state        | told      | told      | hears   | written   | hears
    exit, for another         | silent    | silent    | hears   | written   | hears
    exit, stopping            | silent    | silent    | hears   | written   | hears
    exit, let go              | silent    | silent    | gone    | gone      | gone
    request                   | told      | told      | hears   | called    | hears
    result                    | told      | told      | hears   | written   | hears
    then of perform, naming b | silent    | silent    | hears   | written   | hears
    update block              | told      | overlaps  | hears   | written   | hears
    observer                  | told      | told      | hears   | called    | hears
    observer of the stop      | discarded | discarded | hears   | written   | hears
    child's enter             | told      | told      | hears   | called    | hears
    after exit                | discarded | discarded | hears   | called    | hears
    after stop                | discarded | discarded | hears   | written   | hears
    let go                    | told      | told      | gone    | gone      | gone
    let go, a turn later      | discarded | discarded | gone    | gone      | gone

    Work, timers, sequences and children. A state starts what ends with it only while it is current
    and stays (10, 11, 12, 18). That is the same for each form: work that reports, a timer that
    repeats, a child that is hosted until it reaches a kind or whose kept value is heard, and one that
    stands still (19), which is made and runs at any place. What is the screen's may also be begun by
    a state that leaves, but not in its guard, and not when the screen stops.

    place                     | of the state | of the screen
    --------------------------|--------------|--------------
    before start              | notRunning   | notRunning
    init                      | notEntered   | runs
    factory                   | leaving      | runs
    factory, used state       | leaving      | runs
    factory, restarting       | notRunning   | runs
    canTransition             | guarding     | guarding
    enter                     | runs         | runs
    enter, having asked       | ends         | runs
    enter, first state        | runs         | runs
    exit, for another         | leaving      | runs
    exit, stopping            | notRunning   | notRunning
    exit, let go              | notRunning   | gone
    request                   | runs         | runs
    result                    | runs         | runs
    then of perform, naming b | ends         | runs
    update block              | runs         | runs
    observer                  | runs         | runs
    observer of the stop      | notRunning   | notRunning
    child's enter             | runs         | runs
    after exit                | stale        | runs
    after stop                | notRunning   | notRunning
    let go                    | notRunning   | gone
    let go, a turn later      | notRunning   | gone

    What a state does not answer, and the life of the screen. A stop ends the state when the hook
    has returned, and a start is granted only when no state is entered (13). A screen can be let go
    at any moment (14). Why a state ends can be read while it exits and its children stop (13).

    place                     | ignored    | stop    | start          | let go | departure
    --------------------------|------------|---------|----------------|--------|----------
    before start              | notRunning | nothing | taken          | freed  | nil
    init                      | unrecorded | stops   | alreadyRunning | freed  | nil
    factory                   | recorded   | stops   | alreadyRunning | freed  | nil
    factory, used state       | recorded   | stops   | alreadyRunning | freed  | nil
    factory, restarting       | notRunning | stops   | alreadyRunning | freed  | nil
    canTransition             | recorded   | stops   | alreadyRunning | freed  | nil
    enter                     | recorded   | stops   | alreadyRunning | freed  | nil
    enter, having asked       | recorded   | stops   | alreadyRunning | freed  | nil
    enter, first state        | recorded   | stops   | alreadyRunning | freed  | nil
    exit, for another         | recorded   | stops   | alreadyRunning | freed  | to b
    exit, stopping            | recorded   | nothing | queued         | freed  | stopped
    exit, let go              | recorded   | gone    | gone           | freed  | released
    request                   | recorded   | stops   | alreadyRunning | freed  | nil
    result                    | recorded   | stops   | alreadyRunning | freed  | nil
    then of perform, naming b | recorded   | stops   | alreadyRunning | freed  | nil
    update block              | recorded   | stops   | alreadyRunning | freed  | nil
    observer                  | recorded   | stops   | alreadyRunning | freed  | nil
    observer of the stop      | notRunning | nothing | queued         | freed  | nil
    child's enter             | recorded   | stops   | alreadyRunning | freed  | nil
    after exit                | stale      | stops   | alreadyRunning | freed  | nil
    after stop                | notRunning | nothing | taken          | freed  | nil
    let go                    | recorded   | gone    | gone           | freed  | nil
    let go, a turn later      | unrecorded | gone    | gone           | freed  | nil
    """
}
