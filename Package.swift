// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with, and why.
let strict: [SwiftSetting] = [
  // A warning is either mended or it is wrong to ship.
  .treatAllWarnings(as: .error),
  // Every use of an unsafe construct is marked where it stands.
  .strictMemorySafety(),
  // `any` shows where a call is dynamic.
  .enableUpcomingFeature("ExistentialAny"),
  // What a module's users must import is written out, and nothing leaks by accident.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Async functions stay with their caller, as in the default settings of new app projects.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  // A weak reference that is never assigned is a constant.
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "ScreenStates",
  // The floor of Observation.
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ScreenStates", targets: ["ScreenStates"]),
    .library(name: "ContentStates", targets: ["ContentStates"]),
    .library(name: "ScreenStatesTestKit", targets: ["ScreenStatesTestKit"]),
    .executable(name: "screens", targets: ["screens"]),
  ],
  targets: [
    // The pattern: screens, states, transitions, and work that ends with its state.
    .target(name: "ScreenStates", swiftSettings: strict),
    // Ready-made states for screens that load, on the public API of the pattern alone.
    .target(name: "ContentStates", dependencies: ["ScreenStates"], swiftSettings: strict),
    // For users' tests: one state on a bench, a clock moved by hand, answers given by hand.
    .target(
      name: "ScreenStatesTestKit", dependencies: ["ScreenStates"], swiftSettings: strict),
    // The sample screens. One folder a screen, one file a state.
    .target(
      name: "Gallery", dependencies: ["ContentStates", "ScreenStates"],
      resources: [
        .embedInCode("Books/Bundled"), .embedInCode("History/Bundled"),
        .embedInCode("Items/Bundled"), .embedInCode("News/Bundled"),
        .embedInCode("Player/Bundled"), .embedInCode("Products/Bundled"),
      ],
      swiftSettings: strict),
    // Keys, signals, sizes and styled lines of a terminal; knows nothing of screens.
    .target(name: "Terminal", swiftSettings: strict),
    // The demo's commands, as a library that the tests can call.
    .target(
      name: "ScreensCommand",
      dependencies: [
        "ContentStates", "Gallery", "ScreenStates", "ScreenStatesTestKit", "Terminal",
      ],
      swiftSettings: strict),
    .executableTarget(name: "screens", dependencies: ["ScreensCommand"], swiftSettings: strict),
    // Statistics, tables and limits of the benchmarks; knows nothing of screens.
    .target(name: "BenchmarkKit", swiftSettings: strict),
    // Counts the allocations of the program that it is linked into, so of nothing but benchmarks.
    .target(name: "CountingAllocator"),
    // The pattern against code written by hand, on the public API alone. It is not among the
    // products: the names of its targets would then be taken in every app that uses the package.
    .executableTarget(
      name: "benchmarks", dependencies: ["BenchmarkKit", "CountingAllocator", "ScreenStates"],
      swiftSettings: strict),
    // The campaign: every order of events, random machines, and memory, on the public API alone.
    // Like the benchmarks it is no product.
    .executableTarget(
      name: "campaign", dependencies: ["CountingAllocator", "ScreenStates", "ScreenStatesTestKit"],
      swiftSettings: strict),

    // The rules of the pattern, by number, and its pieces, through the public API alone.
    .testTarget(
      name: "ScreenStatesTests", dependencies: ["ScreenStates", "ScreenStatesTestKit"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenStatesTestKitTests",
      dependencies: ["ScreenStates", "ScreenStatesTestKit", "ScreensCommand"],
      swiftSettings: strict),
    .testTarget(
      name: "ContentStatesTests",
      dependencies: ["ContentStates", "ScreenStates", "ScreenStatesTestKit"],
      swiftSettings: strict),
    // The same app twice, in both of the isolation modes that app targets have.
    .testTarget(
      name: "MainActorSampleTests", dependencies: ["ContentStates", "ScreenStates"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "NonisolatedSampleTests", dependencies: ["ContentStates", "ScreenStates"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["ContentStates", "Gallery", "ScreenStates", "ScreenStatesTestKit"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreensCommandTests",
      dependencies: [
        "ContentStates", "Gallery", "ScreenStates", "ScreenStatesTestKit", "ScreensCommand",
        "Terminal", "TerminalTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarkKitTests", dependencies: ["BenchmarkKit"], swiftSettings: strict),
    // A terminal without a screen, for the tests of what is drawn on one.
    .target(
      name: "TerminalTestSupport", dependencies: ["Terminal"],
      path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalTestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
