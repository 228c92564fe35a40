/// A display that every ready-made state can draw on.
public typealias ShowsContent = ShowsActivity & ShowsItems & ShowsEmpty & ShowsError & ShowsNotice
