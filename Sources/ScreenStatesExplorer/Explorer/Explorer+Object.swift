extension Explorer {
  /// Makes an explorer of an app's own class, which does not have to use this package.
  ///
  /// ```swift
  /// let explorer = Explorer(
  ///   NewsModel.self, kind: { $0.articles.isEmpty ? "empty" : "full" }, showing: { $0.isLoading }
  /// ) { inputs in
  ///   let news = FakeNews()
  ///   inputs.act("model.load()", when: { !$0.isLoading }) { $0.load() }
  ///   inputs.answers("news.work", of: news.work, with: [.succeed([article]), .fail(Offline())])
  ///   return NewsModel(news: news)
  /// }
  /// ```
  ///
  /// A situation contains every stored property of the class, private ones included, and those of the
  /// objects that it holds, if their classes are in the module of the test or of the class. Closures
  /// and other objects cannot be compared; the report names them. Pass those of their values that
  /// matter to ``Inputs/watch(_:_:)``.
  ///
  /// With `settled`, and on systems other than Linux, the explorer guesses rest: there `settled` must wait
  /// for detached tasks and for other threads.
  ///
  /// - Parameters:
  ///   - subject: The class.
  ///   - kind: The state that it is in, payload included.
  ///   - showing: What it shows, as a value: the report would keep an object in memory.
  ///   - ignored: The names of stored properties to leave out, such as tokens and endless counters.
  ///   - settled: Called after each step; returns when unseen work, as on a queue, is at rest.
  ///   - file: The file of the test, which tells its module.
  ///   - make: Makes a fresh object, and declares its inputs.
  public init(
    _ subject: Subject.Type, kind: @escaping @MainActor (Subject) -> Any,
    showing: @escaping @MainActor (Subject) -> Shown, ignoring ignored: Set<String> = [],
    settled: (@MainActor (Subject) async -> Void)? = nil, file: String = #fileID,
    _ make: @escaping @MainActor (Inputs<Subject>) -> Subject
  ) {
    self.init(
      subject, of: \.self, kind: kind, showing: showing, ignoring: ignored, settled: settled,
      file: file, make)
  }

  /// Makes an explorer of an object that a test bundles with its fakes.
  ///
  /// A class of the test holds both, and the inputs and the properties get an instance of it. The
  /// situation contains what the object stores. The rest is as for the object alone.
  public init<Object: AnyObject>(
    _ bundle: Subject.Type, of object: KeyPath<Subject, Object>,
    kind: @escaping @MainActor (Object) -> Any,
    showing: @escaping @MainActor (Object) -> Shown, ignoring ignored: Set<String> = [],
    settled: (@MainActor (Object) async -> Void)? = nil, file: String = #fileID,
    _ make: @escaping @MainActor (Inputs<Subject>) -> Subject
  ) {
    self.init(
      bundle, of: object, kind: kind, showing: { object, _ in showing(object) }, ignoring: ignored,
      settled: settled, file: file, make)
  }

  /// Makes an explorer of an object that a test bundles with its fakes, of which it shows a part, too.
  public init<Object: AnyObject>(
    _ bundle: Subject.Type, of object: KeyPath<Subject, Object>,
    kind: @escaping @MainActor (Object) -> Any,
    showing: @escaping @MainActor (Object, Subject) -> Shown, ignoring ignored: Set<String> = [],
    settled: (@MainActor (Object) async -> Void)? = nil, file: String = #fileID,
    _ make: @escaping @MainActor (Inputs<Subject>) -> Subject
  ) {
    var access = SubjectAccess<Subject, Shown>(
      isScreen: false, object: { $0[keyPath: object] as AnyObject },
      look: { subject, objects in
        let object = subject[keyPath: object]
        let value = kind(object)
        let payload = value as? String ?? SwiftText.of(value, objects)
        // Nothing stands before the parenthesis of a tuple, which is a name as a whole.
        let label = payload.prefix { $0 != "(" }.drop { $0 == "." }
        let name = value is String || label.isEmpty ? payload : String(label)
        let path = name.isEmpty ? "\"\"" : name
        return Look(kind: name, path: path, payload: payload, shown: showing(object, subject))
      })
    access.read = { _ = (kind($0[keyPath: object]), showing($0[keyPath: object], $0)) }
    if let settled { access.wait = { await settled($0[keyPath: object]) } }
    self.init(access, ignoring: ignored, file: file, make: make)
  }
}
