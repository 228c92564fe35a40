// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target, with a reason for each.
let strict: [SwiftSetting] = [
  // Every use of an unsafe construct is marked with `unsafe`.
  .strictMemorySafety(),
  // `any` shows where a call is dynamic.
  .enableUpcomingFeature("ExistentialAny"),
  // Imports that a module's users need are explicit; the others are internal.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Async functions run on their caller's actor, as in the default settings of new app projects.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// On Linux, modules with the names of SwiftUI and UIKit that declare what the samples use,
/// so that the samples are type-checked there, too.
#if os(Linux)
  let interfaceStubs: [Target.Dependency] = ["SwiftUI", "UIKit"]
  let stubTargets: [Target] = ["SwiftUI", "UIKit"].map { name in
    .target(name: name, path: "Tests/Stubs/\(name)", swiftSettings: strict)
  }
#else
  let interfaceStubs: [Target.Dependency] = []
  let stubTargets: [Target] = []
#endif

let package = Package(
  name: "ScreenStates",
  // The lowest versions that have Observation.
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ScreenStates", targets: ["ScreenStates"]),
    .library(name: "ContentStates", targets: ["ContentStates"]),
    .library(name: "ScreenSessions", targets: ["ScreenSessions"]),
    .library(name: "ScreenStatesTestKit", targets: ["ScreenStatesTestKit"]),
    .library(name: "ScreenStatesExplorer", targets: ["ScreenStatesExplorer"]),
  ],
  targets: [
    // The pattern: screens, states, transitions, and work that ends with its state.
    .target(name: "ScreenStates", swiftSettings: strict),
    // Ready-made states for screens that load, which use only the public API of the pattern.
    .target(name: "ContentStates", dependencies: ["ScreenStates"], swiftSettings: strict),
    // Records a screen's session in a file, reads it, and replays it.
    .target(name: "ScreenSessions", dependencies: ["ScreenStates"], swiftSettings: strict),
    // For users' tests: a bench for one state, a clock and services that a test controls.
    .target(
      name: "ScreenStatesTestKit", dependencies: ["ScreenStates"], swiftSettings: strict),
    // The layout and the pictures of diagrams; independent of screens.
    .target(name: "ScreenStatesDiagramLayout", swiftSettings: strict),
    // Installs the explorer's executors on Linux, before `main`.
    .target(name: "ScreenStatesExplorerStart"),
    // For users' tests: tries every sequence of inputs; audits, diagrams, recorded sessions in tests.
    .target(
      name: "ScreenStatesExplorer",
      dependencies: [
        "ScreenSessions", "ScreenStates", "ScreenStatesDiagramLayout", "ScreenStatesExplorerStart",
        "ScreenStatesTestKit",
      ],
      swiftSettings: strict),
    // The sample screens: one folder for each screen, one file for each state.
    // The states' base classes are public, with all that their declarations name: Swift 6.3 warns of a
    // recursion in subclasses of a `package` class, and if that has an initializer against the warning,
    // other modules call the wrong methods of it.
    .target(
      name: "Gallery", dependencies: ["ContentStates", "ScreenStates"], swiftSettings: strict),
    // The sample screens, prepared for the explorer and for recorded sessions.
    .target(
      name: "GalleryExplorations",
      dependencies: [
        "ContentStates", "Gallery", "ScreenSessions", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit",
      ],
      swiftSettings: strict),
    // Keys, signals, sizes, styled lines and command lines; knows nothing of screens.
    .target(name: "Terminal", swiftSettings: strict),
    // The demo's commands, as a library for the tests.
    .target(
      name: "ScreensCommand",
      dependencies: [
        "ContentStates", "Gallery", "GalleryExplorations", "ScreenSessions", "ScreenStates",
        "ScreenStatesDiagramLayout", "ScreenStatesExplorer", "ScreenStatesTestKit", "Terminal",
      ],
      swiftSettings: strict),
    // Not a product, because its targets' names would then be taken in every app that uses the
    // package.
    .executableTarget(
      name: "screens", dependencies: ["ScreensCommand", "Terminal"], swiftSettings: strict),
    // Counts the allocations of a program that links it: of the benchmarks and the campaign.
    .target(name: "CountingAllocator"),
    // Compares the pattern with hand-written code; uses only the public API. Not a product, either.
    .executableTarget(
      name: "benchmarks", dependencies: ["CountingAllocator", "ScreenSessions", "ScreenStates"],
      swiftSettings: strict),
    // The campaign: random screens that host each other, memory, and hostile servers.
    // It uses only the public API. Not a product, either.
    .executableTarget(
      name: "campaign",
      dependencies: [
        "CountingAllocator", "Gallery", "GalleryExplorations", "LoopbackServer", "RandomModels",
        "ScreenSessions", "ScreenStates", "ScreenStatesTestKit", "Terminal",
      ],
      swiftSettings: strict),

    // For the tests below: traits, as that a screen's mistake fails its test, and a clock that jumps.
    .target(
      name: "TestTraits", dependencies: ["ScreenStates", "ScreenStatesTestKit"],
      path: "Tests/TestTraits", swiftSettings: strict),

    // Tests of the rules by number, and of the types, through the public API.
    .testTarget(
      name: "ScreenStatesTests",
      dependencies: ["ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenStatesTestKitTests",
      dependencies: [
        "GalleryExplorations", "RandomModels", "ScreenStates", "ScreenStatesDiagramLayout",
        "ScreenStatesExplorer", "ScreenStatesTestKit", "TestTraits",
      ],
      swiftSettings: strict),
    // Random models and screens, explored with merged situations and without, for the tests of the
    // kit and the campaign.
    .target(
      name: "RandomModels",
      dependencies: ["ScreenStates", "ScreenStatesExplorer", "ScreenStatesTestKit"],
      path: "Tests/RandomModels", swiftSettings: strict),
    // Compares trees of screens that were restored with what was saved, and with fresh ones.
    .target(
      name: "SavedTrees", dependencies: ["RandomModels", "ScreenSessions", "ScreenStates"],
      path: "Tests/SavedTrees", swiftSettings: strict),
    // Real defects of loading screens that the explorer must find, each with a corrected version.
    .testTarget(
      name: "Museum",
      dependencies: ["ScreenStates", "ScreenStatesExplorer", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "ContentStatesTests",
      dependencies: [
        "ContentStates", "ScreenStates", "ScreenStatesExplorer", "ScreenStatesTestKit",
        "TestTraits",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenSessionsTests",
      dependencies: [
        "RandomModels", "SavedTrees", "ScreenSessions", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit", "TestTraits",
      ],
      exclude: ["Samples"], swiftSettings: strict),
    // Small apps with the needs of real screens, twice: in both isolation modes of app targets.
    .testTarget(
      name: "Apps",
      dependencies: [
        "ContentStates", "SavedTrees", "ScreenSessions", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit", "TestTraits",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "NonisolatedApps",
      dependencies: [
        "ContentStates", "SavedTrees", "ScreenSessions", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit", "TestTraits",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ContentStates", "Gallery", "LoopbackServer", "ScreenStates", "ScreenStatesTestKit",
        "TestTraits",
      ],
      swiftSettings: strict),
    // A local web server, whose answers a test gives.
    .target(
      name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    // Draws what a terminal shows as SVG, for the documentation.
    .target(
      name: "TerminalPictures", dependencies: ["Terminal"], path: "Tests/TerminalPictures",
      swiftSettings: strict),
    // Also of the terminal in which it is drawn.
    .testTarget(
      name: "ScreensCommandTests",
      dependencies: [
        "Gallery", "GalleryExplorations", "SavedTrees", "ScreenSessions", "ScreenStates",
        "ScreenStatesDiagramLayout", "ScreenStatesExplorer", "ScreenStatesTestKit",
        "ScreensCommand", "Terminal", "TerminalPictures", "TestTraits",
      ],
      exclude: ["Sessions/visit.jsonl"], swiftSettings: strict),
    .testTarget(name: "BenchmarksTests", dependencies: ["benchmarks"], swiftSettings: strict),

    // The samples of README, articles and doc comments, compiled and run by tests; those for
    // SwiftUI and UIKit are only compiled.
    .testTarget(
      name: "DocumentationSamples",
      dependencies: [
        "ContentStates", "ScreenSessions", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit", "TestTraits",
      ] + interfaceStubs,
      swiftSettings: strict),
    // The tutorial's app after each of its steps, with an app's settings, and its final tests.
    .target(name: "NewsStep1", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step1"),
    .target(name: "NewsStep2", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step2"),
    .target(name: "NewsStep3", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step3"),
    .executableTarget(
      name: "News", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step4"),
    .testTarget(
      name: "NewsTutorial",
      dependencies: [
        "News", "NewsStep1", "NewsStep2", "NewsStep3", "ScreenStates", "ScreenStatesExplorer",
        "ScreenStatesTestKit", "Terminal", "TerminalPictures",
      ],
      path: "Tests/NewsTutorial/Tests"),
    // Tests that each sample is part of a compiled file, and that links, counts and diagrams hold.
    .testTarget(
      name: "DocumentationTests", dependencies: ["FirstProgram", "TestTraits"],
      swiftSettings: strict),
    // The README's program.
    .executableTarget(
      name: "FirstProgram", dependencies: ["ContentStates", "ScreenStates"],
      path: "Tests/FirstProgram", swiftSettings: strict),
  ] + stubTargets,
  swiftLanguageModes: [.v6]
)
