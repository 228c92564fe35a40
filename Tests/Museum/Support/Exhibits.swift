extension Exhibit {
  /// The whole museum, in the order of its rooms.
  static let all: [Exhibit] = [
    // Questions
    onivim2112, neoStore335, rfhub52, vueuse5574, signal8976,
    // Cancelling
    vueuse5525, wooCommerce15077,
    // Loading
    vueuse3300, alt264,
    // Empty
    newsBlur458,
    // Errors
    mokoPaging37, swrv88,
    // Paging
    kickstarter2877,
    // Leaving
    nevergreen233,
    // Time
    urql531, liveView853,
    // Writing
    icro70, openContent227, kdk477,
  ]
}
