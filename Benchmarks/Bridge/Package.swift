// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// The Combine bridge of Streams, the very same file, where there is no Combine. A package of its
// own: the gate tests it, and builds none of what the benchmarks depend on.
let package = Package(
    name: "Bridge",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "StreamNet", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(
            name: "Bridge",
            dependencies: [
                .product(name: "Streams", package: "StreamNet"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Bridge",
            swiftSettings: settings + [.define("STREAMS_BRIDGE_OPENCOMBINE")]
        ),
        .testTarget(
            name: "BridgeTests", dependencies: ["Bridge"], path: "BridgeTests",
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
