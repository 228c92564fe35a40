import ScreenStates

/// Shows nothing, because the user has sent the offered request.
final class AnsweredState: BooksMessageState {}
