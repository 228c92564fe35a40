import ScreenStates

/// What the message offers was asked for; there is nothing more to say.
final class AnsweredState: BooksMessageState {}
