import ContentStates
import Gallery
import ScreenStates
import Terminal

extension SampleLook where Kind == HistoryKind<WatchedShow> {
  /// The history as a list, unless it is hidden.
  static func history(_ faults: FaultDesk?) -> SampleLook {
    var look = SampleLook { display in
      var picture = ContentPicture.picture(
        display, "Shows", empty: { _ in "Nothing was watched." }
      ) { show in
        (show.title, "episode \(show.episode), \(show.day)")
      }
      if let hint = display.hint { picture.blocks.append(TextBlock(StyledLine(hint, .dim))) }
      if display.isHidden {
        picture = SamplePicture([StyledLine("The history is hidden.", .bold)])
      }
      return picture
    }
    let show = WatchedShow(title: "The Lighthouse", episode: 1, day: "2026-01-02")
    look.kinds =
      HistoryKind.samples(
        of: Content(request: NoRequest(), items: [show], next: PageCursor(1))) + [.hidden]
    look.faults = faults
    return look
  }
}
