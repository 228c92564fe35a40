/// A type parameter that makes classes differ: pairs of sixteen tags make 256 classes.
protocol Tag {}

/// The tags.
enum Tags {
  enum T0: Tag {}
  enum T1: Tag {}
  enum T2: Tag {}
  enum T3: Tag {}
  enum T4: Tag {}
  enum T5: Tag {}
  enum T6: Tag {}
  enum T7: Tag {}
  enum T8: Tag {}
  enum T9: Tag {}
  enum T10: Tag {}
  enum T11: Tag {}
  enum T12: Tag {}
  enum T13: Tag {}
  enum T14: Tag {}
  enum T15: Tag {}

  private static var all: [any Tag.Type] {
    [
      T0.self, T1.self, T2.self, T3.self, T4.self, T5.self, T6.self, T7.self, T8.self, T9.self,
      T10.self, T11.self, T12.self, T13.self, T14.self, T15.self,
    ]
  }

  /// `count` different pairs of tags.
  static func pairs(_ count: Int) -> [(any Tag.Type, any Tag.Type)] {
    let all = all
    return (0..<count).map { (all[$0 / all.count], all[$0 % all.count]) }
  }
}
