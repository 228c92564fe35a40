// The unchecked casts from what a machine holds to what it is for the kinds of one screen, one for
// each pair of types.
//
// They are right by construction: a machine, its states, its copies and its log are all put together
// by one `Edge<Kind>`, and never passed to another one. A checked cast would look up the type each
// time, for each event and each draw. They are functions, because a static member would look up the
// type, too. They are always inlined: a call would retain what it returns, and a transition would take
// 3 % more instructions.

/// The typed edge of a machine.
///
/// Right, because every machine is made as an edge, and code that knows a kind gets a machine only
/// from a screen, a state or work of that kind.
@inline(__always)
func edge<Kind: StateKind>(of machine: Machine, for kinds: Kind.Type) -> Edge<Kind> {
  unsafe unsafeDowncast(machine, to: Edge<Kind>.self)
}

/// The typed edge of a machine, which an observer of frames gets as an object.
///
/// Right, because the observer was added to that machine by a screen of that kind.
@inline(__always)
func edge<Kind: StateKind>(told machine: AnyObject, for kinds: Kind.Type) -> Edge<Kind> {
  unsafe unsafeDowncast(machine, to: Edge<Kind>.self)
}

/// A state of a machine, as the class of its kinds.
///
/// Right, because only the factory of those kinds makes the states of the machine.
@inlinable @inline(__always)
func typed<Kind: StateKind>(_ state: _StateBase, for kinds: Kind.Type) -> Kind.StateClass {
  unsafe unsafeDowncast(state, to: Kind.StateClass.self)
}

/// What is in a copy of a kind, a display or a kept value.
///
/// Right, because only the edge and its states make copies for the machine: of kinds for its queue
/// and its log, of displays for its frame, of kept values for their observers.
@inline(__always)
func value<Value>(in copy: AnyObject, as type: Value.Type) -> Value {
  unsafe unsafeDowncast(copy, to: Copy<Value>.self).value
}

/// The log of a machine, with its kinds.
///
/// Right, because only the edge makes it.
@inline(__always)
func typed<Kind: StateKind>(_ log: Log, for kinds: Kind.Type) -> TransitionLog<Kind> {
  unsafe unsafeDowncast(log, to: TransitionLog<Kind>.self)
}
