extension Exhibit {
  /// The whole museum, a line or more for each room.
  static let all: [Exhibit] = [
    // Questions
    appleBrowsers5435, codelabPaging113, duckDuckGo433, mlem586, neoStore335, onivim2112,
    reduxToolkit2810, rfhub52, riverpod2097, signal8976, socialApp2609, starward157, vueuse5574,
    wordPress19190,
    // Cancelling
    gemIos1818, scout767, vueuse5525, wooCommerce15077,
    // Loading
    alt264, elementX1640, elementX5963, expensify7728, firefox4945, httrack17, homeAssistant15393,
    infiniteScroll382, mensa66, mokoPaging62, pocketCasts3363, reactApollo134, swr4221, vueuse3300,
    wire4597, wooCommerce345, wordPress21811, wordPress7426, zalando461,
    // Empty
    elementX2402, mobbler310, newsBlur458, nowInAndroid414, openverse383, travelMate291,
    // Errors
    emoncms20, immich4506, mlem2442, mokoPaging37, mostro692, multiplatformPaging29, openEvent1127,
    swrv88,
    // Paging
    boxlore843, cbrain1446, eigen3332, firestore3, iceCubes349, infiniteList20, kickstarter2877,
    netNewsWire5340, query6024, sentry95623, wordPress14016,
    // Leaving
    antennaPod3198, appList62, composable289, composable3663, elementX918, nevergreen233,
    signal7824, toggl4410,
    // Time
    idleTimer255, liveView853, reGraph17, urql531,
    // Writing
    icro70, ionic436, kdk477, mastodon12957, openContent227, screenBuilder1620, tusky3632,
  ]
}
