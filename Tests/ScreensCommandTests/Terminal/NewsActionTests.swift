import ScreensCommand
import Terminal
import Testing

struct NewsActionTests {
  @Test(arguments: [
    (Key.up, NewsAction.move(.lines(-1))), (.character("k"), .move(.lines(-1))),
    (.down, .move(.lines(1))), (.character("j"), .move(.lines(1))),
    (.pageUp, .move(.pages(-1))), (.pageDown, .move(.pages(1))),
    (.character(" "), .move(.pages(1))),
    (.home, .move(.start)), (.end, .move(.end)),
    (.enter, .choose), (.character("1"), .chooseAt(0)), (.character("9"), .chooseAt(8)),
    (.character("r"), .again), (.character("l"), .languages), (.character("?"), .help),
    (.character("q"), .quit), (.control("c"), .quit), (.control("d"), .quit),
  ])
  func aKeyAsksForOneThing(key: Key, action: NewsAction) {
    #expect(NewsAction(key) == action)
  }

  @Test(arguments: [
    Key.character("0"), .character("x"), .character("é"), .character("٣"), .character("三"),
    .left, .right, .tab, .backTab, .escape, .backspace, .delete, .control("a"),
  ])
  func anyOtherKeyAsksForNothing(key: Key) {
    #expect(NewsAction(key) == nil)
  }
}
