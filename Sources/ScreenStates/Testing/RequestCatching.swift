/// A factory that enters nothing: a request that it answers with the current state is granted, and
/// the state stays.
///
/// So a test kit hears what a state asks for, and the state hears what it would in its app.
package protocol RequestCatching {}
