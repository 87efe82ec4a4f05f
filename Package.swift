// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "StreamNet",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "StreamNet", targets: ["StreamNet"]),
        .library(name: "ResponseMapper", targets: ["ResponseMapper"]),
    ],
    targets: [
        .target(name: "Streams", swiftSettings: settings),
        .target(name: "CurlBinding"),
        .target(
            name: "StreamNet", dependencies: ["Streams", "CurlBinding"], swiftSettings: settings),
        .target(name: "ResponseMapper", dependencies: ["StreamNet"], swiftSettings: settings),
        .executableTarget(
            name: "Example",
            dependencies: ["ResponseMapper", "Loopback"],
            path: "Example",
            exclude: ["GitHubClient", "transcript.txt"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "GitHubClient",
            dependencies: ["ResponseMapper", "Loopback"],
            path: "Example/GitHubClient",
            exclude: ["transcript.txt"],
            swiftSettings: settings
        ),
        .target(
            name: "Loopback", dependencies: ["Streams"], path: "Tests/Loopback",
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests", dependencies: ["ResponseMapper"], swiftSettings: settings),
        .testTarget(name: "LoopbackTests", dependencies: ["Loopback"], swiftSettings: settings),
        .target(name: "Allocations", path: "Tests/Allocations"),
        .testTarget(
            name: "StreamsTests",
            dependencies: ["Streams", "Allocations"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StreamNetTests",
            dependencies: ["StreamNet", "Loopback", "Allocations"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GitHubClientTests", dependencies: ["GitHubClient"], swiftSettings: settings),
        .testTarget(
            name: "ResponseMapperTests",
            dependencies: ["ResponseMapper", "Loopback", "Allocations"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
