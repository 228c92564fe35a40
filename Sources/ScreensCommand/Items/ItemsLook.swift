import ContentStates
import Gallery
import ScreenStates

extension SampleLook where Kind == ItemsKind {
  /// The items as a list.
  static func items(_ faults: FaultDesk?) -> SampleLook {
    var look = SampleLook { display in
      ContentPicture.picture(display, "Items", empty: { _ in "There are no items." }) {
        ($0.name, $0.note)
      }
    }
    look.kinds = ItemsKind.samples(of: Content([Item(name: "Lamp", note: "It gives light.")]))
    look.faults = faults
    return look
  }
}
