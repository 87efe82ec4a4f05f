// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// OWN_LOCKS=1 swift test: on Linux, too, with the lock and the atomic values of Apple's systems.
let locks: [SwiftSetting] =
    settings + [.enableExperimentalFeature("RawLayout")]
    + (Context.environment["OWN_LOCKS"] == nil ? [] : [.define("OWN_LOCKS")])

// Scripts/quick-test: without the tests of the other modules.
let tested = Context.environment["TESTED_MODULE"].map { "\($0)Tests" }

let package = Package(
    name: "StreamNet",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "StreamNet", targets: ["StreamNet"]),
        .library(name: "ResponseMapper", targets: ["ResponseMapper"]),
    ],
    targets: [
        .target(name: "CShims"),
        .target(name: "Locks", dependencies: ["CShims"], swiftSettings: locks),
        .target(name: "Streams", dependencies: ["Locks"], swiftSettings: settings),
        .target(
            name: "StreamNet", dependencies: ["Streams", "Locks", "CShims"],
            resources: ["html", "css", "js"].map {
                .embedInCode("Tools/Inspecting/inspector.\($0)")
            },
            swiftSettings: settings),
        .target(
            name: "ResponseMapper", dependencies: ["StreamNet", "Locks"], swiftSettings: settings),
        .executableTarget(
            name: "Example",
            dependencies: ["ResponseMapper", "Locks", "Loopback"],
            path: "Example",
            exclude: ["GitHubClient", "transcript.txt"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "GitHubClient",
            dependencies: ["ResponseMapper", "Locks", "Loopback"],
            path: "Example/GitHubClient",
            exclude: ["transcript.txt"],
            swiftSettings: settings
        ),
        .target(
            name: "Loopback", dependencies: ["Streams", "Locks"], path: "Tests/Loopback",
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests", dependencies: ["ResponseMapper"], swiftSettings: settings),
        .testTarget(name: "LocksTests", dependencies: ["Locks"], swiftSettings: settings),
        .testTarget(name: "LoopbackTests", dependencies: ["Loopback"], swiftSettings: settings),
        .target(name: "Allocations", path: "Tests/Allocations"),
        .testTarget(
            name: "StreamsTests",
            dependencies: ["Streams", "Locks", "Allocations"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StreamNetTests",
            dependencies: ["StreamNet", "Locks", "Loopback", "Allocations"],
            exclude: ["Tools/Archives/chromium.har"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GitHubClientTests", dependencies: ["GitHubClient"], swiftSettings: settings),
        .testTarget(
            name: "ResponseMapperTests",
            dependencies: ["ResponseMapper", "Locks", "Loopback", "Allocations"],
            swiftSettings: settings
        ),
    ].filter { $0.type != .test || tested == nil || $0.name == tested },
    swiftLanguageModes: [.v6]
)
