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

/// Where there is no SwiftUI, UIKit or AppKit, modules of these names that declare what the samples
/// use, so that the samples are type-checked here, too. Elsewhere the real ones are meant.
#if os(Linux)
  let interfaceStubs: [Target.Dependency] = ["AppKit", "SwiftUI", "UIKit"]
  let stubTargets: [Target] = ["AppKit", "SwiftUI", "UIKit"].map { name in
    .target(name: name, path: "Tests/Stubs/\(name)", swiftSettings: strict)
  }
#else
  let interfaceStubs: [Target.Dependency] = []
  let stubTargets: [Target] = []
#endif

let package = Package(
  name: "ScreenStates",
  // The floor of Observation.
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ScreenStates", targets: ["ScreenStates"]),
    .library(name: "ContentStates", targets: ["ContentStates"]),
    .library(name: "ScreenSessions", targets: ["ScreenSessions"]),
    .library(name: "ScreenStatesTestKit", targets: ["ScreenStatesTestKit"]),
  ],
  targets: [
    // The pattern: screens, states, transitions, and work that ends with its state.
    .target(name: "ScreenStates", swiftSettings: strict),
    // Ready-made states for screens that load, on the public API of the pattern alone.
    .target(name: "ContentStates", dependencies: ["ScreenStates"], swiftSettings: strict),
    // Writes what happens on a screen, reads it, and shows it again.
    .target(name: "ScreenSessions", dependencies: ["ScreenStates"], swiftSettings: strict),
    // Knows when nothing can run, on Linux: executors of its own, put in place before main.
    .target(name: "ScreenStatesTestKitStart"),
    .target(
      name: "ScreenStatesTestKitRest", dependencies: ["ScreenStatesTestKitStart"],
      swiftSettings: strict),
    // Where the boxes, arrows and labels of a diagram go, and its pictures; knows no screens.
    .target(name: "ScreenStatesDiagramLayout", swiftSettings: strict),
    // For users' tests: one state on a bench, a clock moved by hand, answers given by hand.
    .target(
      name: "ScreenStatesTestKit",
      dependencies: [
        "ScreenSessions", "ScreenStates", "ScreenStatesDiagramLayout", "ScreenStatesTestKitRest",
      ],
      swiftSettings: strict),
    // The sample screens. One folder a screen, one file a state.
    .target(
      name: "Gallery", dependencies: ["ContentStates", "ScreenStates"],
      resources: [
        .embedInCode("Books/Bundled"), .embedInCode("History/Bundled"),
        .embedInCode("Items/Bundled"), .embedInCode("News/Bundled"),
        .embedInCode("Player/Bundled"), .embedInCode("Products/Bundled"),
      ],
      swiftSettings: strict),
    // Keys, signals, sizes, styled lines and command lines; knows nothing of screens.
    .target(name: "Terminal", swiftSettings: strict),
    // The demo's commands, as a library that the tests can call.
    .target(
      name: "ScreensCommand",
      dependencies: [
        "ContentStates", "Gallery", "ScreenSessions", "ScreenStates", "ScreenStatesDiagramLayout",
        "ScreenStatesTestKit", "Terminal",
      ],
      // What the explorer found; to find it again would take seconds at each start.
      resources: [.embedInCode("Interface/states.txt")],
      swiftSettings: strict),
    // Not among the products: the names of its targets would then be taken in every app that uses
    // the package.
    .executableTarget(name: "screens", dependencies: ["ScreensCommand"], swiftSettings: strict),
    // Statistics, tables and limits of the benchmarks; knows nothing of screens.
    .target(name: "BenchmarkKit", dependencies: ["Terminal"], swiftSettings: strict),
    // Counts the allocations of the program that it is linked into, so of nothing but benchmarks.
    .target(name: "CountingAllocator"),
    // The pattern against code written by hand, on the public API alone. No product either.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkKit", "CountingAllocator", "ScreenSessions", "ScreenStates", "Terminal",
      ],
      swiftSettings: strict),
    // The campaign: every order of events, random machines, memory, and what servers and feeds
    // can do, on the public API alone. Like the benchmarks it is no product.
    .executableTarget(
      name: "campaign",
      dependencies: [
        "ContentStates", "CountingAllocator", "Gallery", "LoopbackServer", "ScreenSessions",
        "ScreenStates", "ScreenStatesTestKit", "ScreensCommand", "Terminal",
      ],
      swiftSettings: strict),

    // Traits for the tests below: a mistake that a screen tells fails the test that made the screen.
    .target(
      name: "TestTraits", dependencies: ["ScreenStatesTestKit"], path: "Tests/TestTraits",
      swiftSettings: strict),

    // The rules of the pattern, by number, and its pieces, through the public API alone.
    .testTarget(
      name: "ScreenStatesTests",
      dependencies: ["ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenStatesTestKitTests",
      dependencies: ["ScreenStates", "ScreenStatesTestKit", "ScreensCommand", "TestTraits"],
      swiftSettings: strict),
    // Real defects of loading screens, each with its mended twin, for the explorer to find.
    .testTarget(
      name: "Museum", dependencies: ["ScreenStates", "ScreenStatesTestKit"], swiftSettings: strict),
    .testTarget(
      name: "ScreenStatesDiagramLayoutTests",
      dependencies: ["ScreenStatesDiagramLayout", "ScreenStatesDiagramLayoutTestSupport"],
      swiftSettings: strict),
    // What is wrong with a layout, for the tests of graphs made up and of the sample screens'.
    .target(
      name: "ScreenStatesDiagramLayoutTestSupport", dependencies: ["ScreenStatesDiagramLayout"],
      path: "Tests/ScreenStatesDiagramLayoutTestSupport", swiftSettings: strict),
    .testTarget(
      name: "ContentStatesTests",
      dependencies: ["ContentStates", "ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenSessionsTests",
      dependencies: ["ScreenSessions", "ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      exclude: ["Samples"], swiftSettings: strict),
    // The same app twice, in both of the isolation modes that app targets have.
    .testTarget(
      name: "MainActorSampleTests",
      dependencies: ["ContentStates", "ScreenStates", "TestTraits"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "NonisolatedSampleTests",
      dependencies: ["ContentStates", "ScreenStates", "TestTraits"]),
    // Four small apps, each a sample of what real screens need; also twice, as above.
    .testTarget(
      name: "Apps",
      dependencies: ["ContentStates", "ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "NonisolatedApps",
      dependencies: ["ContentStates", "ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ContentStates", "Gallery", "LoopbackServer", "ScreenStates", "ScreenStatesTestKit",
        "TestTraits",
      ],
      swiftSettings: strict),
    // A web server of this machine that answers as a test says, for better or worse.
    .target(
      name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(
      name: "ScreensCommandTests",
      dependencies: [
        "ContentStates", "Gallery", "ScreenSessions", "ScreenStates", "ScreenStatesDiagramLayout",
        "ScreenStatesDiagramLayoutTestSupport", "ScreenStatesTestKit", "ScreensCommand", "Terminal",
        "TerminalTestSupport", "TestTraits",
      ],
      exclude: ["Sessions/visit.jsonl"], swiftSettings: strict),
    .testTarget(
      name: "BenchmarkKitTests", dependencies: ["BenchmarkKit", "Terminal"], swiftSettings: strict),
    // A terminal without a screen, for the tests of what is drawn on one.
    .target(
      name: "TerminalTestSupport", dependencies: ["Terminal"],
      path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalTestSupport"],
      swiftSettings: strict),

    // What README, articles, tutorials and doc comments show: compiled, and run by tests beside it.
    .testTarget(
      name: "DocumentationSamples",
      dependencies: ["ContentStates", "ScreenStates", "ScreenStatesTestKit", "TestTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "ArticleSamples",
      dependencies: [
        "ContentStates", "ScreenSessions", "ScreenStates", "ScreenStatesTestKit", "TestTraits",
      ],
      swiftSettings: strict),
    // The tutorial's app after each of its steps, with the settings that an app may have, and the
    // tests that it ends with.
    .target(name: "NewsStep1", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step1"),
    .target(name: "NewsStep2", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step2"),
    .target(name: "NewsStep3", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step3"),
    .executableTarget(
      name: "News", dependencies: ["ScreenStates"], path: "Tests/NewsTutorial/Step4"),
    .testTarget(
      name: "NewsTutorial",
      dependencies: [
        "News", "NewsStep1", "NewsStep2", "NewsStep3", "ScreenStates", "ScreenStatesTestKit",
        "Terminal",
      ],
      path: "Tests/NewsTutorial/Tests"),
    // What they show of SwiftUI, UIKit and AppKit: compiled, not run.
    .testTarget(
      name: "BindingSamples", dependencies: ["ContentStates", "ScreenStates"] + interfaceStubs,
      swiftSettings: strict),
    // That each sample is a part of a compiled file, and that links, counts and diagrams hold.
    .testTarget(
      name: "DocumentationTests", dependencies: ["FirstProgram"], swiftSettings: strict),
    // The README's program, as it stands there.
    .executableTarget(
      name: "FirstProgram", dependencies: ["ContentStates", "ScreenStates"],
      path: "Tests/FirstProgram", swiftSettings: strict),
  ] + stubTargets,
  swiftLanguageModes: [.v6]
)
